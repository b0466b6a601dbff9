import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const transfer: Tour = tour({
  id: 'transfer',
  title: 'A transfer between own accounts',
  persona: 'private-customer',
  description: 'Money moves from the current account to savings at once, on both accounts.',
  minutes: 2,
  page: '/payments/transfer-money/{account:current}',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Choose the account to transfer to.',
      notes: 'Only the customer’s own accounts are offered.',
      action: { does: 'press', on: { role: 'button', name: 'Choose an account To account' } },
      until: { when: 'shows', element: { role: 'option', name: 'Rainy day…' } },
    },
    {
      asks: 'Choose the savings.',
      notes: '',
      action: { does: 'press', on: { role: 'option', name: 'Rainy day…' } },
      until: { when: 'shows', element: { role: 'button', name: 'Rainy day To account' } },
    },
    {
      asks: 'Type the amount.',
      notes: '',
      action: { does: 'type', into: { role: 'textbox', name: 'Amount' }, text: '250.00' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Amount' }, text: '250.00' },
    },
    {
      asks: 'Type a reference.',
      notes: 'It is shown on both accounts.',
      action: { does: 'type', into: { role: 'textbox', name: 'Reference' }, text: 'Holiday' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Reference' }, text: 'Holiday' },
    },
    {
      asks: 'Continue.',
      notes: '',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Check your answers' } },
    },
    {
      asks: 'Confirm the transfer.',
      notes: 'It needs no code: the money stays with the customer.',
      action: { does: 'press', on: { role: 'button', name: 'Confirm transfer' } },
      until: { when: 'available', account: 'current', changesBy: '-250.00' },
    },
    {
      asks: 'Go back to the accounts.',
      notes: 'Both balances have changed by the same amount.',
      action: { does: 'press', on: { role: 'link', name: 'Back to my accounts' } },
      until: { when: 'page', path: '/accounts' },
    },
  ],
});
