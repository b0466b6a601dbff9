import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const answerTheBank = exercise({
  id: 'answer-the-bank',
  title: 'A question by secure mail',
  area: 'mail',
  customer: 'private-customer',
  clock: '2026-03-03T11:30',
  page: '/accounts',
  story:
    'Your customer moves to 4 Orchard Lane in May. She asks you to tell the bank by secure mail, and not by e-mail.',
  steps: [
    { asks: 'Read the newest message in the inbox.', until: { fact: 'asked', operationId: 'getMail' } },
    { asks: 'Write to the bank about the new address.', until: { fact: 'wrote', text: 'Orchard Lane' } },
  ],
  goals: [
    {
      fact: { fact: 'wrote', text: 'Orchard Lane' },
      says: 'The bank has a message with the new address.',
      notYet: 'The bank has not been told about 4 Orchard Lane yet.',
    },
  ],
  otherwise: [{ if: { fact: 'wrote' }, says: 'A message was sent, but it does not name 4 Orchard Lane.' }],
  hints: ['Messages can be answered, and new ones begun.', 'Name the address as the story has it.'],
  learnt: 'Secure mail is inside online banking, so the bank knows who wrote. E-mail shows no such thing.',
});
