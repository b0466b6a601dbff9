import { expect, it } from 'vitest';
import type { TourCondition } from '#sandbox/tours/tour.ts';
import { isMet, type StageFacts } from './conditions.ts';

const answers = [
  { n: 4, operationId: 'createPayment', status: 201 },
  { n: 6, operationId: 'confirmPayment', status: 417 },
];

const facts: StageFacts = {
  find: () => undefined,
  path: () => '/accounts',
  textOf: () => '',
  happenedSince: async (entry) => (entry < 7 ? ['Payment to Ann, £5.00, paid'] : []),
  answersSince: async (entry) => answers.filter(({ n }) => n > entry),
  availableMinor: async (_, account) => (account === 'current' ? 87_50 : null),
  londonNow: async () => '2026-04-03T06:00',
};

const about = { before: { entries: 4, availableMinor: 100_00 }, persona: 'private-customer', facts };

it.each<[string, TourCondition, boolean]>([
  ['another page', { when: 'page', path: '/accounts' }, true],
  ['a page below it', { when: 'page', path: '/accounts/1' }, false],
  ['an answer since', { when: 'answered', operationId: 'confirmPayment', status: 417 }, true],
  ['an answer before the step', { when: 'answered', operationId: 'createPayment', status: 201 }, false],
  ['another answer', { when: 'answered', operationId: 'confirmPayment', status: 200 }, false],
  ['what happened in the bank since', { when: 'happened', what: 'Payment to Ann, £5.00, paid' }, true],
  ['what did not happen', { when: 'happened', what: 'Payment to Ann, £6.00, paid' }, false],
  ['the time', { when: 'clock', reaches: '2026-04-03T06:00' }, true],
  ['a later time', { when: 'clock', reaches: '2026-04-03T06:01' }, false],
  ['the money that left', { when: 'available', account: 'current', changesBy: '-12.50' }, true],
  ['a penny more', { when: 'available', account: 'current', changesBy: '-12.51' }, false],
  ['money that came', { when: 'available', account: 'current', changesBy: '12.50' }, false],
  ['an account that is not known', { when: 'available', account: 'boat', changesBy: '-12.50' }, false],
  ['what is shown', { when: 'shows', element: { role: 'button', name: 'Log in' } }, false],
  ['what is gone', { when: 'gone', element: { role: 'button', name: 'Log in' } }, true],
])('looks for %s', async (_, condition, met) => {
  expect(await isMet(condition, about)).toBe(met);
});

it('does not take a wrongly written amount for one', async () => {
  await expect(isMet({ when: 'available', account: 'current', changesBy: '£5' }, about)).rejects.toThrow('£5');
});
