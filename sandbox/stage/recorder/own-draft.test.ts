import { expect, it } from 'vitest';
import { ownTourOf, type RecordedPlace } from './own-draft.ts';
import type { RecordedAct } from './recording.ts';

const confirm = { role: 'button', name: 'Confirm payment' } as const;
const check = { role: 'heading', name: 'Check your answers' } as const;
const sent = { role: 'heading', name: 'Payment sent' } as const;
const acts: readonly RecordedAct[] = [
  { action: { does: 'press', on: { role: 'button', name: 'Continue' } }, path: '/payments', entries: 5, headings: [] },
  { action: { does: 'press', on: confirm }, path: '/payments', entries: 6, headings: [check] },
];
const place: RecordedPlace = {
  persona: 'nell',
  settings: 'persona:nell;clock:2026-03-03T09:30',
  page: '/payments/make/0123456789ABCDEF0123456789ABCDEF01234567',
  happened: [
    { entry: 2, what: 'Payment to Ann, £1.00, paid' },
    { entry: 8, what: 'Payment to Ann, £5.00, paid' },
  ],
  path: '/payments',
  headings: [sent],
};

it('proposes what changed in the bank first, then what the page shows after', () => {
  const { steps } = ownTourOf(acts, place);
  expect(steps.map(({ choices }) => choices.map(({ words }) => words))).toEqual([
    [
      'The page shows the heading “Check your answers”',
      'The page shows the button “Confirm payment”',
      'The page is /payments',
    ],
    ['The bank: Payment to Ann, £5.00, paid', 'The page shows the heading “Payment sent”', 'The page is /payments'],
  ]);
  expect(steps.map(({ until }) => until)).toEqual([
    { when: 'shows', element: check },
    { when: 'happened', what: 'Payment to Ann, £5.00, paid' },
  ]);
});

it('begins in a fresh bank, where no page has this bank’s tokens', () => {
  expect(ownTourOf(acts, place)).toMatchObject({
    page: '/accounts',
    settings: 'persona:nell;clock:2026-03-03T09:30;signin:yes',
  });
  expect(ownTourOf(acts, { ...place, page: '/login' })).toMatchObject({ page: '/login', settings: place.settings });
});
