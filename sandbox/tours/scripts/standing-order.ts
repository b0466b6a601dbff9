import { button, heading, link, looking, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const standingOrder: Tour = tour({
  id: 'standing-order',
  title: 'A standing order and the clock',
  persona: 'private-customer',
  description: 'A monthly payment is set up, and the bank’s clock moves on until it has been paid.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Begin a payment from the current account.',
      why: 'A standing order starts like any other payment, from the account that pays it.',
      notes: 'From the account itself, so that it is chosen already.',
      ...pressing(link("Make a Payment from L D'Averell Current Account"), shows(heading('Who do you want to pay?'))),
    },
    {
      asks: 'Choose Saddlecombe College.',
      why: 'The payee is saved and checked, so the same details are used every month.',
      notes: 'The college has been paid before, and its name was checked then.',
      ...pressing(
        link('Saddlecombe College…', { role: 'region', name: 'Your payees' }),
        shows(heading('Payment details')),
      ),
    },
    {
      asks: 'Type the amount, 400.00.',
      why: 'This much leaves each time, so the account must be able to bear it.',
      notes: 'The same amount is paid each time.',
      ...typing(textbox('Amount'), '400.00'),
    },
    {
      asks: 'Type a reference.',
      why: 'The college sees it every month, and books the payment by it.',
      notes: 'The college sees it with every payment.',
      ...typing(textbox('Reference'), 'Music lessons'),
    },
    {
      asks: 'Choose regular payments.',
      why: 'One order then pays every month, and nobody has to remember it.',
      notes: 'The form asks how often, and until when.',
      ...pressing({ role: 'radio', name: 'Regular payments' }, shows(button('Monthly Frequency'))),
    },
    {
      asks: 'Continue to the check.',
      why: 'What repeats by itself should be read twice before it is set up.',
      notes: 'Nothing has been sent so far.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Set it up.',
      why: 'From now on the bank pays without asking again.',
      notes: 'A standing order pays by itself from then on.',
      ...pressing(button('Confirm payment'), shows(heading('Regular payments set up'))),
    },
    {
      asks: 'Move the bank’s clock on by a day.',
      why: 'Nobody wants to wait until tomorrow to see the first payment leave.',
      notes: 'The bank’s time has stood still until now. As it moves, everything due on the way happens.',
      action: { does: 'advance-clock', by: 'P1D' },
      until: { when: 'clock', reaches: '2026-03-04T09:30' },
    },
    {
      asks: 'Go back to the accounts.',
      why: 'The balance already shows what was paid this morning.',
      notes: 'The customer is still logged in: nobody was idle meanwhile.',
      ...pressing(link('Back to my accounts'), { when: 'page', path: '/accounts' }),
    },
    {
      asks: 'Open the current account.',
      why: 'The list of transactions says when the payment left, and to whom.',
      notes: 'The first payment was due this morning.',
      ...pressing(link("L D'Averell Current Account"), shows(heading('Transactions'))),
    },
    {
      asks: 'Find the first payment.',
      why: 'It proves that the order ran by itself, on the day it was due.',
      notes:
        'It left at six in the morning, by itself. The next one follows in a month; on a bank holiday it would wait for the next working day.',
      ...looking(
        button('Details of Saddlecombe College, 4 March 2026'),
        shows(button('Details of Saddlecombe College, 4 March 2026')),
      ),
    },
  ],
});
