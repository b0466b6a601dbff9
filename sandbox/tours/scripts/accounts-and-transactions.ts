import { button, heading, link, looking, pressing, shows, typing } from '#sandbox/tours/step-parts.ts';
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
      ...looking(heading('My Accounts'), shows(heading('My Accounts'))),
    },
    {
      asks: 'Hide the balances.',
      why: 'Somebody on the train may be reading along.',
      notes: 'For when somebody looks over your shoulder. The H key does the same.',
      ...pressing(button('Hide balances'), shows(button('Show balances'))),
    },
    {
      asks: 'Show them again.',
      why: 'One press brings the figures back; nothing was logged out.',
      notes: 'The choice is remembered for this device.',
      ...pressing(button('Show balances'), shows(button('Hide balances'))),
    },
    {
      asks: 'Open the current account.',
      why: 'Every payment in and out of it is listed there.',
      notes: 'The account’s own page: balance at the top, transactions below.',
      ...pressing(link("L D'Averell Current Account"), shows(heading('Transactions'))),
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
      ...pressing(button('Clear filters'), {
        when: 'holds',
        element: { role: 'searchbox', name: 'Search title or reference' },
        text: '',
      }),
    },
    {
      asks: 'Open the charts.',
      why: 'They show at a glance where the money went.',
      notes: 'The balance by day, money in and out by month, and spending by type. Each can be read as a table, too.',
      ...pressing(button('Charts'), shows({ role: 'region', name: 'Charts' })),
    },
  ],
});
