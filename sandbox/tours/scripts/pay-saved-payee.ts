import { button, heading, link, looking, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
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
      asks: 'Begin a payment from the current account.',
      why: 'Started here, the account that pays is chosen already.',
      notes: 'From the account itself, so that it is chosen already.',
      ...pressing(link("Make a Payment from L D'Averell Current Account"), shows(heading('Who do you want to pay?'))),
    },
    {
      asks: 'Choose Saddlecombe College.',
      why: 'A saved payee was checked with the other bank before, so nothing has to be typed that could be wrong.',
      notes: 'Those paid last come first. The name was checked with the other bank when the payee was saved.',
      ...pressing(
        link('Saddlecombe College…', { role: 'region', name: 'Your payees' }),
        shows(heading('Payment details')),
      ),
    },
    {
      asks: 'Type the amount, 12.50.',
      why: 'The bank compares it with the balance and with today’s limit before anything is sent.',
      notes: 'The panel on the side says what is left of today’s limit.',
      ...typing(textbox('Amount'), '12.50'),
    },
    {
      asks: 'Type a reference.',
      why: 'The college finds out by it whose fees these are.',
      notes: 'The payee sees it. The last one to this payee is filled in already.',
      ...typing(textbox('Reference'), 'Summer term fees'),
    },
    {
      asks: 'Continue to the check.',
      why: 'A payment cannot be called back, so everything is read once more first.',
      notes: 'Nothing has been sent so far.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Read the answers.',
      why: 'This is the last moment at which a mistake costs nothing.',
      notes: 'Payee, account, amount and date on one page, each with a way to change it.',
      ...looking(heading('Check your answers'), shows(button('Confirm payment'))),
    },
    {
      asks: 'Confirm the payment.',
      why: 'With this press the money leaves.',
      notes: 'One clear button. Pressed twice, it pays once.',
      ...pressing(button('Confirm payment'), { when: 'available', account: 'current', changesBy: '-12.50' }),
    },
    {
      asks: 'Show the receipt.',
      why: 'It proves what was paid, to whom and when, if anybody asks later.',
      notes: 'It can be printed or saved, now and later.',
      ...looking(heading('Receipt'), shows(heading('Payment sent'))),
    },
    {
      asks: 'Go back to the accounts.',
      why: 'The new balance shows that the payment has really been made.',
      notes: 'The money has left the balance already.',
      ...pressing(link('Back to my accounts'), { when: 'page', path: '/accounts' }),
    },
  ],
});
