import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const newPayeeCloseMatch: Tour = tour({
  id: 'new-payee-close-match',
  title: 'A new payee with a close match',
  persona: 'private-customer',
  description: 'Confirmation of Payee finds a similar name; the customer checks before the payee is saved.',
  minutes: 4,
  page: '/payments/payees',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Add a new payee.',
      notes: 'Payees can also be added on the way to a payment.',
      action: { does: 'press', on: { role: 'link', name: 'Add a new payee' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Payee details' } },
    },
    {
      asks: 'Type the name as the customer remembers it.',
      notes: 'The account is held by Catherine O’Halloran. We do not know that yet.',
      action: { does: 'type', into: { role: 'textbox', name: 'Name of the payee' }, text: 'Katherine Halloran' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Name of the payee' }, text: 'Katherine Halloran' },
    },
    {
      asks: 'Type the first part of the sort code.',
      notes: 'Six digits at once work as well, typed or pasted.',
      action: { does: 'type', into: { role: 'textbox', name: 'Part 1 of 3' }, text: '30' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Part 1 of 3' }, text: '30' },
    },
    {
      asks: 'Type the second part.',
      notes: 'The focus moves on by itself.',
      action: { does: 'type', into: { role: 'textbox', name: 'Part 2 of 3' }, text: '59' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Part 2 of 3' }, text: '59' },
    },
    {
      asks: 'Type the third part.',
      notes: 'The bank behind the sort code is looked up at once.',
      action: { does: 'type', into: { role: 'textbox', name: 'Part 3 of 3' }, text: '26' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Part 3 of 3' }, text: '26' },
    },
    {
      asks: 'Type the account number.',
      notes: 'Eight digits.',
      action: { does: 'type', into: { role: 'textbox', name: 'Account number' }, text: '30746182' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Account number' }, text: '30746182' },
    },
    {
      asks: 'Check the details.',
      notes: 'Confirmation of Payee asks the other bank whose account this is.',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'button', name: 'UPDATE DETAILS AND PROCEED' } },
    },
    {
      asks: 'Read what the other bank says.',
      notes:
        'A close match: the name on the account is told, so that the customer can compare. With no match it would not be told.',
      action: { does: 'look', at: { role: 'region', name: "Details don't match" } },
      until: { when: 'shows', element: { role: 'button', name: 'UPDATE DETAILS AND PROCEED' } },
    },
    {
      asks: 'Take the name on the account.',
      notes: 'To go on without it, the customer must confirm a warning.',
      action: { does: 'press', on: { role: 'button', name: 'UPDATE DETAILS AND PROCEED' } },
      until: { when: 'shows', element: { role: 'heading', name: '…' } },
    },
  ],
});
