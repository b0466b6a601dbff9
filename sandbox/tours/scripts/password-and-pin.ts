import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const passwordAndPin: Tour = tour({
  id: 'password-and-pin',
  title: 'Changing the password and the PIN',
  persona: 'private-customer',
  description: 'Both are changed by a customer who is logged in.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
