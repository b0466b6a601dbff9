import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const standingOrder: Tour = tour({
  id: 'standing-order',
  title: 'A standing order and the clock',
  persona: 'private-customer',
  description: 'A monthly payment is set up, and the bank’s clock moves on until it has been paid.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
