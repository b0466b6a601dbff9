import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const internationalRequest: Tour = tour({
  id: 'international-request',
  title: 'An international payment request',
  persona: 'racing-owner',
  description: 'A payment in another currency is requested from the bank by a form, which arrives as secure mail.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
