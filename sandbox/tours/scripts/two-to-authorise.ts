import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const twoToAuthorise: Tour = tour({
  id: 'two-to-authorise',
  title: 'A payment that two must authorise',
  persona: 'approver',
  description: 'A high-value payment is authorised by two directors, one after the other.',
  minutes: 4,
  page: '/authorisations',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
