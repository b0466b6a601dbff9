import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const networkFails: Tour = tour({
  id: 'network-fails',
  title: 'What happens when the network fails',
  persona: 'private-customer',
  description: 'The answer to a payment is lost: nothing is sent twice, and the bank says what became of it.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
