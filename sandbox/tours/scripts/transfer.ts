import { button, heading, link, option, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
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
      asks: 'Open the list of accounts to transfer to.',
      why: 'A transfer stays with the customer, so only their own accounts can be chosen.',
      notes: 'Only the customer’s own accounts are offered.',
      ...pressing(button('Choose an account To account'), shows(option('Rainy day…'))),
    },
    {
      asks: 'Choose the savings.',
      why: 'The money should go from the account for spending to the one for keeping.',
      notes: 'Each account is listed with its balance.',
      ...pressing(option('Rainy day…'), shows(button('Rainy day To account'))),
    },
    {
      asks: 'Type the amount, 250.00.',
      why: 'It may not be more than the current account has available.',
      notes: 'The form says so at once if it is too much.',
      ...typing(textbox('Amount'), '250.00'),
    },
    {
      asks: 'Type a reference.',
      why: 'In half a year it will say what the money was meant for.',
      notes: 'It is shown on both accounts.',
      ...typing(textbox('Reference'), 'Holiday'),
    },
    {
      asks: 'Continue to the check.',
      why: 'Both accounts are shown side by side, so that they are not mixed up.',
      notes: 'Nothing has been moved so far.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Confirm the transfer.',
      why: 'The money moves at once, on both accounts.',
      notes: 'It needs no code: the money stays with the customer.',
      ...pressing(button('Confirm transfer'), { when: 'available', account: 'current', changesBy: '-250.00' }),
    },
    {
      asks: 'Go back to the accounts.',
      why: 'One balance is lower and the other higher by the same amount.',
      notes: 'Both balances have changed by the same amount.',
      ...pressing(link('Back to my accounts'), { when: 'page', path: '/accounts' }),
    },
  ],
});
