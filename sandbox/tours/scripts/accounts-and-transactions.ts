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
  steps: [
    {
      asks: 'Look at the accounts.',
      notes: 'They are grouped as the bank groups them. The balance is what is booked; available is what can be spent.',
      action: { does: 'look', at: { role: 'heading', name: 'My Accounts' } },
      until: { when: 'shows', element: { role: 'heading', name: 'My Accounts' } },
    },
    {
      asks: 'Hide the balances.',
      notes: 'For when somebody looks over your shoulder. The H key does the same.',
      action: { does: 'press', on: { role: 'button', name: 'Hide balances' } },
      until: { when: 'shows', element: { role: 'button', name: 'Show balances' } },
    },
    {
      asks: 'Show them again.',
      notes: '',
      action: { does: 'press', on: { role: 'button', name: 'Show balances' } },
      until: { when: 'shows', element: { role: 'button', name: 'Hide balances' } },
    },
    {
      asks: 'Open the current account.',
      notes: '',
      action: { does: 'press', on: { role: 'link', name: "L D'Averell Current Account" } },
      until: { when: 'shows', element: { role: 'heading', name: 'Transactions' } },
    },
    {
      asks: 'Search for a word.',
      notes: 'The list narrows while one types; the number found is read out.',
      action: { does: 'type', into: { role: 'searchbox', name: 'Search title or reference' }, text: 'water' },
      until: { when: 'holds', element: { role: 'searchbox', name: 'Search title or reference' }, text: 'water' },
    },
    {
      asks: 'Clear the filters.',
      notes: 'What is filtered stays when the page is left and found again with Back.',
      action: { does: 'press', on: { role: 'button', name: 'Clear filters' } },
      until: { when: 'holds', element: { role: 'searchbox', name: 'Search title or reference' }, text: '' },
    },
    {
      asks: 'Open the charts.',
      notes: 'The balance by day, money in and out by month, and spending by type. Each can be read as a table, too.',
      action: { does: 'press', on: { role: 'button', name: 'Charts' } },
      until: { when: 'shows', element: { role: 'region', name: 'Charts' } },
    },
  ],
});
