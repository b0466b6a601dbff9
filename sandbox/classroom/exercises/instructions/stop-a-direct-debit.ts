import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const stopDirectDebit = exercise({
  id: 'stop-a-direct-debit',
  title: 'A direct debit to stop',
  area: 'instructions',
  customer: 'private-customer',
  clock: '2026-03-03T12:00',
  page: '/accounts',
  story:
    'Your customer has left the Riverbend Club, which still collects its subscription. He wants that direct debit stopped, and no other.',
  steps: [
    {
      asks: 'Find the direct debits of the current account.',
      until: { fact: 'asked', operationId: 'listInstructions' },
    },
    {
      asks: 'Cancel the one of the Riverbend Club.',
      until: { fact: 'direct-debit-cancelled', originator: 'Riverbend' },
    },
  ],
  goals: [
    {
      fact: { fact: 'direct-debit-cancelled', originator: 'Riverbend' },
      says: 'The direct debit of the Riverbend Club is cancelled.',
      notYet: 'The Riverbend Club may still collect.',
    },
  ],
  never: [
    {
      if: { fact: 'direct-debit-cancelled', originator: 'Millrace' },
      says: 'The direct debit for energy was cancelled. Only the company can set it up again.',
    },
    {
      if: { fact: 'direct-debit-cancelled', originator: 'Furlongshire' },
      says: 'The direct debit for the council was cancelled. Only the council can set it up again.',
    },
  ],
  otherwise: [
    {
      if: { fact: 'direct-debit-cancelled' },
      says: 'Another direct debit was cancelled. Only the company can set it up again.',
    },
    { if: { fact: 'schedule-cancelled' }, says: 'A standing order was cancelled. A direct debit is another list.' },
  ],
  hints: ['“Standing orders & direct debits” has a list of each.', 'Open the line to see what can be done with it.'],
  learnt: 'The customer cancels a direct debit with the bank, and tells the company as well.',
});
