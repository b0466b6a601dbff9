import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const firstLogin: Tour = tour({
  id: 'first-login',
  title: 'First login',
  persona: 'first-timer',
  description: 'A new customer accepts the terms, chooses a password and a PIN, and sees the accounts.',
  minutes: 4,
  page: '/login',
  clock: '2026-03-03T09:30',
  loggedIn: false,
  steps: [],
});
