import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const loginAlerts = exercise({
  id: 'login-alerts',
  title: 'A text for every failed login',
  area: 'preferences',
  customer: 'racing-owner',
  clock: '2026-03-03T12:30',
  page: '/accounts',
  story: 'Your customer wants to know when somebody tries his password. He reads texts, and hardly ever e-mail.',
  steps: [
    { asks: 'Find the alerts.', until: { fact: 'asked', operationId: 'listAlertSubscriptions' } },
    {
      asks: 'Have failed logins told by text, and save it.',
      until: { fact: 'alert-set', event: 'LOGIN_FAILURE', way: 'SMS' },
    },
  ],
  goals: [
    {
      fact: { fact: 'alert-set', event: 'LOGIN_FAILURE', way: 'SMS' },
      says: 'Failed logins are told by text.',
      notYet: 'Failed logins are not told by text yet.',
    },
  ],
  otherwise: [
    {
      if: { fact: 'alert-set', event: 'LOGIN_SUCCESS', way: 'SMS' },
      says: 'Successful logins are told by text. The story asks for failed ones.',
    },
  ],
  hints: ['Alerts are beside the contact details.', 'Each alert can be sent by e-mail and by text.'],
  learnt: 'An alert tells of a login that fails at once. What the customer does then counts more.',
});
