import { typing } from '#sandbox/tours/step-parts.ts';
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
      why: 'One look shows how much there is and how much of it can be spent today.',
      notes: 'They are grouped as the bank groups them. The balance is what is booked; available is what can be spent.',
      action: { does: 'look', at: { role: 'heading', name: 'My Accounts' } },
      until: { when: 'shows', element: { role: 'heading', name: 'My Accounts' } },
    },
    {
      asks: 'Hide the balances.',
      why: 'Somebody on the train may be reading along.',
      notes: 'For when somebody looks over your shoulder. The H key does the same.',
      action: { does: 'press', on: { role: 'button', name: 'Hide balances' } },
      until: { when: 'shows', element: { role: 'button', name: 'Show balances' } },
    },
    {
      asks: 'Show them again.',
      why: 'One press brings the figures back; nothing was logged out.',
      notes: 'The choice is remembered for this device.',
      action: { does: 'press', on: { role: 'button', name: 'Show balances' } },
      until: { when: 'shows', element: { role: 'button', name: 'Hide balances' } },
    },
    {
      asks: 'Open the current account.',
      why: 'Every payment in and out of it is listed there.',
      notes: 'The account’s own page: balance at the top, transactions below.',
      action: { does: 'press', on: { role: 'link', name: "L D'Averell Current Account" } },
      until: { when: 'shows', element: { role: 'heading', name: 'Transactions' } },
    },
    {
      asks: 'Search for “water”.',
      why: 'A word from the payee or the reference finds a bill faster than scrolling.',
      notes: 'The list narrows while one types; the number found is read out.',
      ...typing({ role: 'searchbox', name: 'Search title or reference' }, 'water'),
    },
    {
      asks: 'Clear the filters.',
      why: 'Otherwise the list would go on hiding everything else.',
      notes: 'What is filtered stays when the page is left and found again with Back.',
      action: { does: 'press', on: { role: 'button', name: 'Clear filters' } },
      until: { when: 'holds', element: { role: 'searchbox', name: 'Search title or reference' }, text: '' },
    },
    {
      asks: 'Open the charts.',
      why: 'They show at a glance where the money went.',
      notes: 'The balance by day, money in and out by month, and spending by type. Each can be read as a table, too.',
      action: { does: 'press', on: { role: 'button', name: 'Charts' } },
      until: { when: 'shows', element: { role: 'region', name: 'Charts' } },
    },
  ],
});
