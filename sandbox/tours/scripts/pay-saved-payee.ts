import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const paySavedPayee: Tour = tour({
  id: 'pay-saved-payee',
  title: 'Paying a saved payee',
  persona: 'private-customer',
  description: 'A payment to somebody paid before, from the amount to the receipt and the new balance.',
  minutes: 3,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
