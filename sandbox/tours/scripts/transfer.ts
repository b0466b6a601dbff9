import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const transfer: Tour = tour({
  id: 'transfer',
  title: 'A transfer between own accounts',
  persona: 'private-customer',
  description: 'Money moves from the current account to savings at once, on both accounts.',
  minutes: 2,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
