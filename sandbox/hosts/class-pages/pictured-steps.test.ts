import { expect, it } from 'vitest';
import { stepName } from '#sandbox/stage/pictures/kept-pictures.ts';
import { doneUnseen, farText, whyNoPicture, withALaterStep } from './pictured-steps.ts';

it.each([
  ['one after the other', { round: 2, stepsDone: 1 }, { round: 2, stepsDone: 2 }, []],
  ['two at once', { round: 2, stepsDone: 0 }, { round: 2, stepsDone: 2 }, [0]],
  ['three at once, after the first', { round: 2, stepsDone: 1 }, { round: 2, stepsDone: 4 }, [1, 2]],
  ['another round', { round: 1, stepsDone: 0 }, { round: 2, stepsDone: 2 }, []],
  ['begun again', { round: 1, stepsDone: 2 }, { round: 2, stepsDone: 0 }, []],
])('%s: knows which steps nobody saw', (_, before, now, unseen) => {
  expect(doneUnseen(farText(before), now)).toEqual(unseen);
});

it('knows of none where nothing was pictured before', () => {
  expect(doneUnseen(null, { round: 1, stepsDone: 3 })).toEqual([]);
});

it('says which picture shows a step that was done with another', () => {
  const steps = [{ asks: 'Find it.' }, { asks: 'Open it.' }, { asks: 'Order it.' }];
  const kept = (...pictures: string[]) =>
    new Map(pictures.map((picture, at) => [stepName(at, steps[at] ?? { asks: '' }), picture]));
  const both = kept(withALaterStep, withALaterStep, 'data:image/png;base64,AA');
  expect(whyNoPicture(both, steps, 0)).toBe('The picture of step 3 shows this one too: both were done at once.');
  expect(whyNoPicture(both, steps, 1)).toBe('The picture of step 3 shows this one too: both were done at once.');
  expect(whyNoPicture(both, steps, 2)).toBeUndefined();
  expect(whyNoPicture(kept('data:image/png;base64,AA'), steps, 1)).toBeUndefined();
  expect(whyNoPicture(undefined, steps, 0)).toBeUndefined();
});
