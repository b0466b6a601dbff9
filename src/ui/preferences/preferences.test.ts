import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { isHideKey } from './hide-key.ts';
import {
  keepPreference,
  openPreferences,
  preferences,
  printPreferences,
  readPreferences,
  watchPreferences,
} from './preferences.ts';

const nothing = readPreferences(null);

afterEach(() => openPreferences(memoryStorage(), 'kept'));

it('follows the device and shows balances until the customer chooses', () => {
  expect(nothing).toEqual({
    theme: 'device',
    rows: 'standard',
    facts: 'chart',
    charts: 'folded',
    balances: 'shown',
    hideKey: 'on',
  });
});

it('reads back whatever was chosen', () => {
  const chosen = fc.record({
    theme: fc.constantFrom('device', 'light', 'dark'),
    rows: fc.constantFrom('standard', 'roomy'),
    facts: fc.constantFrom('chart', 'table'),
    charts: fc.constantFrom('folded', 'open'),
    balances: fc.constantFrom('shown', 'hidden'),
    hideKey: fc.constantFrom('on', 'off'),
  } as const);
  fc.assert(
    fc.property(chosen, (each) => {
      expect(readPreferences(printPreferences(each) ?? null)).toEqual(each);
    }),
  );
});

it('takes no harm from text that somebody else has stored', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Object.keys(readPreferences(text))).toEqual(Object.keys(nothing));
    }),
  );
  expect(readPreferences('theme:purple balances:hidden __proto__:x')).toEqual({ ...nothing, balances: 'hidden' });
});

it('keeps only what differs from the defaults, and removes the rest', () => {
  const storage = memoryStorage();
  openPreferences(storage, 'kept');
  keepPreference('theme', 'dark');
  keepPreference('balances', 'hidden');
  expect(storage.held.get('kept')).toBe('theme:dark balances:hidden');
  keepPreference('theme', 'device');
  keepPreference('balances', 'shown');
  expect(storage.held.size).toBe(0);
});

it('tells everyone who watches', () => {
  let told = 0;
  const stop = watchPreferences(() => {
    told += 1;
  });
  openPreferences(memoryStorage({ kept: 'rows:roomy' }), 'kept');
  expect([told, preferences().rows]).toEqual([1, 'roomy']);
  stop();
  keepPreference('rows', 'standard');
  expect(told).toBe(1);
});

describe('the key that hides balances', () => {
  const press = { key: 'h', altKey: false, ctrlKey: false, metaKey: false, repeat: false, defaultPrevented: false };
  const at = (isTyping: boolean) => ({ closest: () => (isTyping ? ({} as Element) : null) });

  it.each([
    ['acts on its own', press, true],
    ['acts with capitals on', { ...press, key: 'H' }, true],
    ['leaves Ctrl+H to the browser', { ...press, ctrlKey: true }, false],
    ['leaves Alt+H to the browser', { ...press, altKey: true }, false],
    ['leaves Cmd+H to the device', { ...press, metaKey: true }, false],
    ['acts once while it is held down', { ...press, repeat: true }, false],
    ['leaves a press that something else has used', { ...press, defaultPrevented: true }, false],
    ['leaves other keys', { ...press, key: 'j' }, false],
  ])('%s', (_, pressed, acts) => expect(isHideKey(pressed, at(false))).toBe(acts));

  it('is a letter like any other while typing', () => expect(isHideKey(press, at(true))).toBe(false));
});
