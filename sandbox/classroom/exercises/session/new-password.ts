import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const newPassword = exercise({
  id: 'new-password',
  title: 'A password, and out',
  area: 'session',
  customer: 'private-customer',
  clock: '2026-03-03T12:00',
  loggedIn: false,
  page: '/login',
  story:
    'Your customer has typed the password on a borrowed computer, and wants another one. Nobody must be logged in there afterwards.',
  steps: [
    { asks: 'Log in.', until: { fact: 'logged-in' } },
    { asks: 'Change the password.', until: { fact: 'asked', operationId: 'changePassword' } },
    { asks: 'Log out.', until: { fact: 'logged-out' } },
  ],
  goals: [
    {
      fact: { fact: 'asked', operationId: 'changePassword' },
      says: 'The password is changed.',
      notYet: 'The password is still the old one.',
    },
    { fact: { fact: 'logged-out' }, says: 'Nobody is logged in any more.', notYet: 'The customer is still logged in.' },
  ],
  never: [
    {
      if: { fact: 'asked', operationId: 'changeTransactionPin' },
      says: 'The PIN was changed. It confirms payments; the story is about the password.',
    },
  ],
  otherwise: [
    {
      if: {
        fact: 'all',
        of: [{ fact: 'logged-out' }, { fact: 'not', of: { fact: 'asked', operationId: 'changePassword' } }],
      },
      says: 'The customer was logged out before the password was changed.',
    },
  ],
  hints: [
    'The User ID is private-customer, and the password Paddock_7Gate.',
    '“Change password” is among the details and settings.',
    'Log out with the button at the top of the page.',
  ],
  learnt: 'Log out at the end. Closing the window leaves the session open for some minutes.',
});
