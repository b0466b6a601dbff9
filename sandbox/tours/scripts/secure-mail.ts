import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const secureMail: Tour = tour({
  id: 'secure-mail',
  title: 'Secure mail',
  persona: 'private-customer',
  description: 'A question to the bank and its answer, one working hour later.',
  minutes: 3,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
