import { expect, it } from 'vitest';
import { createStageStore, type StageState, startAgain, startOfTour } from './stage-state.ts';

function storageWith(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_: string, value: string) {
      kept = value;
    },
    removeItem() {
      kept = null;
    },
  };
}

it('a reload finds the demonstration as it was left, and those who watch hear of a change', () => {
  const storage = storageWith(null);
  const stage = createStageStore(storage);
  let heard = 0;
  const leave = stage.subscribe(() => {
    heard += 1;
  });
  const state: StageState = {
    presenting: true,
    recording: false,
    textPercent: 140,
    moved: { x: 12, y: 40 },
    tour: {
      ...startOfTour('transfer', { goingTo: 3, notesOpen: true, begunAt: 1_000 }),
      step: 2,
      before: { entries: 41, availableMinor: 120_00 },
    },
  };
  stage.change(state);
  leave();
  stage.change({});
  expect(heard).toBe(1);
  expect(createStageStore(storage).read()).toEqual(state);
});

it('keeps nothing once nothing goes on', () => {
  const storage = storageWith(null);
  const stage = createStageStore(storage);
  stage.change({ presenting: true });
  expect(storage.getItem()).not.toBeNull();
  stage.change({ presenting: false });
  expect(storage.getItem()).toBeNull();
});

it.each([
  null,
  '',
  'null',
  '[1]',
  '{"tour":{"id":"moon","step":1,"goingTo":0}}',
  '{"tour":{"id":"transfer","step":-1}}',
])('%j is read as an empty stage', (text) => {
  expect(createStageStore(storageWith(text)).read()).toEqual({
    presenting: false,
    tour: null,
    recording: false,
    textPercent: null,
    moved: null,
  });
});

it('goes without what the browser forbids to store', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  const stage = createStageStore({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  stage.change({ presenting: true });
  expect(stage.read().presenting).toBe(true);
});

it('the presenter’s time goes on while steps are done again, and begins at zero from the start', () => {
  const tour = startOfTour('transfer', { notesOpen: true, begunAt: 1_000 });
  expect(startAgain(tour, 3)).toEqual({ ...tour, goingTo: 3 });
  expect(startAgain(tour, 0).begunAt).toBeGreaterThan(1_000);
});
