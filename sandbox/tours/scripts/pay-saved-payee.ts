import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const paySavedPayee: Tour = tour({
  id: 'pay-saved-payee',
  title: 'Paying a saved payee',
  persona: 'private-customer',
  description: 'A payment to somebody paid before, from the amount to the receipt and the new balance.',
  minutes: 3,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Begin a payment.',
      notes: 'From the account itself, so that it is chosen already.',
      action: { does: 'press', on: { role: 'link', name: "Make a Payment from L D'Averell Current Account" } },
      until: { when: 'shows', element: { role: 'heading', name: 'Who do you want to pay?' } },
    },
    {
      asks: 'Choose Saddlecombe College.',
      notes: 'Those paid last come first. The name was checked with the other bank when the payee was saved.',
      action: {
        does: 'press',
        on: { role: 'link', name: 'Saddlecombe College…', within: { role: 'region', name: 'Your payees' } },
      },
      until: { when: 'shows', element: { role: 'heading', name: 'Payment details' } },
    },
    {
      asks: 'Type the amount.',
      notes: 'The panel on the side says what is left of today’s limit.',
      action: { does: 'type', into: { role: 'textbox', name: 'Amount' }, text: '12.50' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Amount' }, text: '12.50' },
    },
    {
      asks: 'Type a reference.',
      notes: 'The payee sees it. The last one to this payee is filled in already.',
      action: { does: 'type', into: { role: 'textbox', name: 'Reference' }, text: 'Summer term fees' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Reference' }, text: 'Summer term fees' },
    },
    {
      asks: 'Continue.',
      notes: 'Nothing has been sent so far.',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Check your answers' } },
    },
    {
      asks: 'Read the answers.',
      notes: 'Payee, account, amount and date on one page, each with a way to change it.',
      action: { does: 'look', at: { role: 'region', name: 'Your answers' } },
      until: { when: 'shows', element: { role: 'button', name: 'Confirm payment' } },
    },
    {
      asks: 'Confirm the payment.',
      notes: 'One clear button. Pressed twice, it pays once.',
      action: { does: 'press', on: { role: 'button', name: 'Confirm payment' } },
      until: { when: 'available', account: 'current', changesBy: '-12.50' },
    },
    {
      asks: 'Show the receipt.',
      notes: 'It can be printed or saved, now and later.',
      action: { does: 'look', at: { role: 'region', name: 'Receipt' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Payment sent' } },
    },
    {
      asks: 'Go back to the accounts.',
      notes: 'The money has left the balance already.',
      action: { does: 'press', on: { role: 'link', name: 'Back to my accounts' } },
      until: { when: 'page', path: '/accounts' },
    },
  ],
});
