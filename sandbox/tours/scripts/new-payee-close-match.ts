import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const newPayeeCloseMatch: Tour = tour({
  id: 'new-payee-close-match',
  title: 'A new payee with a close match',
  persona: 'private-customer',
  description: 'Confirmation of Payee finds a similar name; the customer checks before the payee is saved.',
  minutes: 4,
  page: '/payees',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
