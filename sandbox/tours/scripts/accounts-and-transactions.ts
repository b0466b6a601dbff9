import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const accountsAndTransactions: Tour = tour({
  id: 'accounts-and-transactions',
  title: 'Accounts and transactions',
  persona: 'private-customer',
  description: 'From the list of accounts to one transaction, found by a word and narrowed by filters.',
  minutes: 3,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
