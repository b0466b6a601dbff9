import { expect, it } from 'vitest';
import { keepPlace, type PanelPlaceKept, readPlace } from './panel-place.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
  };
}

it('a reload finds the panel as it was left', () => {
  const storage = storageWith(null);
  const place: PanelPlaceKept = { open: true, tab: 'faults', hidden: false, apart: true, large: true };
  keepPlace(storage, place);
  expect(readPlace(storage)).toEqual(place);
});

it.each([null, '', 'null', '[1]', '{"tab":"moon","open":"yes"}'])('%j is read as a closed panel', (text) => {
  expect(readPlace(storageWith(text))).toEqual({
    open: false,
    tab: 'scenario',
    hidden: false,
    apart: false,
    large: false,
  });
});

it('goes without what the browser forbids to store', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  expect(() => keepPlace({ setItem: forbidden }, readPlace({ getItem: forbidden }))).not.toThrow();
});
