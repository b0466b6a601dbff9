import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const pressingCaller = exercise({
  id: 'pressing-caller',
  title: 'A caller who presses',
  area: 'fraud',
  customer: 'private-customer',
  clock: '2026-03-03T16:40',
  page: '/accounts',
  story: 'You are the customer, and the telephone rings. The caller knows your name, and says that he is the bank.',
  paper: {
    kind: 'call',
    from: '“The fraud team”',
    says: 'Somebody is emptying your account at this moment. You have ten minutes: move £5,000.00 to a safe account, sort code 20-04-33, account 73640519, in the name of Coldharbour Stables. Read me the code when it comes, and tell nobody.',
  },
  steps: [{ asks: 'End the call, and log out.', until: { fact: 'logged-out' } }],
  goals: [
    {
      fact: { fact: 'logged-out' },
      says: 'You logged out, and nothing left the account.',
      notYet: 'You are still logged in, and the caller still talks.',
    },
  ],
  never: [
    {
      if: { fact: 'paid' },
      says: 'Money was paid. A bank has no “safe account”, and never asks you to move money to one.',
    },
    { if: { fact: 'payee-added' }, says: 'The caller’s account was added as a payee.' },
    { if: { fact: 'transferred' }, says: 'Money was moved because a caller said so.' },
  ],
  otherwise: [
    { if: { fact: 'name-checked' }, says: 'You began to enter the caller’s account. Stop here, and log out.' },
  ],
  hints: [
    'Nobody at the bank asks for a code.',
    'A name that matches proves only that the account exists.',
    'You may hang up on anybody.',
  ],
  learnt:
    'No bank asks you to move money to keep it safe, or to read out a code. Hang up, and ring the number on your card.',
});
