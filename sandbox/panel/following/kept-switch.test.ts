import { expect, it } from 'vitest';
import { keptSwitch } from './kept-switch.ts';

function kept() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

it('is on until told otherwise, and then as it was left, after a reload as well', () => {
  const storage = kept();
  const first = keptSwitch(storage, undefined);
  expect(first.isOn).toBe(true);
  first.keep(false);
  expect(keptSwitch(storage, undefined).isOn).toBe(false);
  first.keep(true);
  expect(keptSwitch(storage, undefined).isOn).toBe(true);
});

it('does what a link asks, and keeps it', () => {
  const storage = kept();
  expect(keptSwitch(storage, false).isOn).toBe(false);
  expect(keptSwitch(storage, undefined).isOn).toBe(false);
  expect(keptSwitch(storage, true).isOn).toBe(true);
});

it('is on where nothing can be kept', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(keptSwitch({ getItem: () => null, setItem: refuse, removeItem: refuse }, true).isOn).toBe(true);
});
