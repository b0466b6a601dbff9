import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const pianoLessons = exercise({
  id: 'piano-lessons',
  title: 'A standing order',
  area: 'instructions',
  customer: 'private-customer',
  clock: '2026-03-03T11:30',
  page: '/payments',
  story:
    'Piano lessons with Miss Verity Calloway cost £85.00 each month from 1 April. Your customer wants them paid without thinking of it.',
  steps: [
    { asks: 'Begin a payment to Verity Calloway.', until: { fact: 'asked', operationId: 'listPayeeGroups' } },
    {
      asks: 'Set it up to be paid each month from 1 April, and confirm it.',
      until: { fact: 'scheduled', payee: 'Calloway', amount: '85.00', repeats: true, from: '2026-04-01' },
    },
  ],
  goals: [
    {
      fact: { fact: 'scheduled', payee: 'Calloway', amount: '85.00', repeats: true },
      says: 'A standing order of £85.00 to Verity Calloway is set up.',
      notYet: 'No standing order of £85.00 to Verity Calloway is set up yet.',
    },
    {
      fact: { fact: 'scheduled', payee: 'Calloway', from: '2026-04-01' },
      says: 'Its first day is 1 April.',
      notYet: 'Its first day is not 1 April. Cancel it, and set it up again.',
    },
  ],
  otherwise: [
    { if: { fact: 'paid', payee: 'Calloway' }, says: 'She was paid today. The story asks for each month from April.' },
    {
      if: {
        fact: 'all',
        of: [
          { fact: 'scheduled', payee: 'Calloway' },
          { fact: 'not', of: { fact: 'scheduled', payee: 'Calloway', repeats: true } },
        ],
      },
      says: 'That pays once. The story asks for each month.',
    },
  ],
  hints: [
    'A payment asks when: now, on a later day, or regularly.',
    'Regularly means a standing order. Choose each month.',
    '“Until further notice” needs no last day.',
  ],
  learnt: 'A standing order is the customer’s: they decide day and amount, and can cancel it.',
});
