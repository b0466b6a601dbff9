import { button, heading, link, looking, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const networkFails: Tour = tour({
  id: 'network-fails',
  title: 'What happens when the network fails',
  persona: 'private-customer',
  description:
    'The connection breaks while a payment is confirmed: nothing is sent twice, and the customer learns what became of it.',
  minutes: 4,
  page: '/payments/make/{account:current}?toAccountId={payee:saddlecombe-college}',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Plan the failure.',
      why: 'The connection will break at the worst moment, just as the payment is confirmed.',
      notes:
        'The bank will get the payment, but a minute late, and its answer will be lost. Do this before the audience looks.',
      action: { does: 'plan-fault', fault: 'confirmPayment@late=60~1' },
      until: shows(heading('Payment details')),
    },
    {
      asks: 'Type the amount, 12.50.',
      why: 'Any amount would do: what matters is what becomes of it.',
      notes: 'The panel beside it says what is left of today’s limit.',
      ...typing(textbox('Amount'), '12.50'),
    },
    {
      asks: 'Type a reference.',
      why: 'It helps to recognise this payment afterwards.',
      notes: 'The payee sees it. The last one to this payee is filled in already.',
      ...typing(textbox('Reference'), 'Summer term fees'),
    },
    {
      asks: 'Continue to the check.',
      why: 'Up to here everything is as on any other day.',
      notes: 'Nothing has been sent so far.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Confirm the payment.',
      why: 'The order goes out, and its answer gets lost.',
      notes: 'The connection breaks now.',
      ...pressing(button('Confirm payment'), shows(heading('We do not yet know whether your payment was made'))),
    },
    {
      asks: 'Read what the page says.',
      why: 'Neither “sent” nor “failed” would be true, and a customer who is told “failed” pays twice.',
      notes:
        'It says neither “failed” nor “sent”, because nobody knows. It will not be sent again by itself, and the customer is told what to do.',
      ...looking(
        heading('We do not yet know whether your payment was made'),
        shows(heading('We do not yet know whether your payment was made')),
      ),
    },
    {
      asks: 'Move the bank’s clock on by a minute.',
      why: 'The bank has made the payment meanwhile, and the page finds out by asking.',
      notes: 'The bank makes the payment now. The page asks, and is told.',
      action: { does: 'advance-clock', by: 'PT1M' },
      until: shows(heading('Payment sent')),
    },
    {
      asks: 'Show the receipt.',
      why: 'It proves that the payment was made, and made once.',
      notes: 'It was made once, by the confirmation whose answer was lost.',
      ...looking(heading('Receipt'), shows(heading('Payment sent'))),
    },
    {
      asks: 'Go back to the accounts.',
      why: 'The balance is lower by one payment, not by two.',
      notes: 'The money has left once.',
      ...pressing(link('Back to my accounts'), { when: 'page', path: '/accounts' }),
    },
  ],
});
