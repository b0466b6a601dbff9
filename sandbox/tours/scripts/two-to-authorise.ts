import {
  button,
  confirming,
  dialog,
  enteringTheCode,
  heading,
  looking,
  pressing,
  shows,
  textbox,
  typing,
} from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const twoToAuthorise: Tour = tour({
  id: 'two-to-authorise',
  title: 'A payment that two must authorise',
  persona: 'maker',
  description: 'A payment of £12,000 needs two directors: one authorises, then the other, and only then it leaves.',
  minutes: 5,
  page: '/payments/make/{account:current}?toAccountId={payee:guildhall-auctioneers}',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Type the amount, 12000.00.',
      why: 'It is above what one person of this company may pay alone.',
      notes: 'From £10,000 this company wants two directors besides the one who pays.',
      ...typing(textbox('Amount'), '12000.00'),
    },
    {
      asks: 'Type a reference.',
      why: 'The auctioneers know by it which lot is being paid.',
      notes: 'The auctioneers see it.',
      ...typing(textbox('Reference'), 'LOT 412'),
    },
    {
      asks: 'Continue to the check.',
      why: 'The two who must agree will see exactly these answers.',
      notes: 'Nothing has been sent so far.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Confirm the payment.',
      why: 'It is ordered now, but no money leaves before others have agreed.',
      notes: 'The customer may order it, but not alone.',
      ...pressing(button('Confirm payment'), shows(heading('Payment awaiting authorisation'))),
    },
    {
      asks: 'Change to the first director.',
      why: 'The one who orders a payment may not authorise it.',
      notes: 'The same bank, minutes later: another person at another desk.',
      action: { does: 'log-in-as', persona: 'approver', to: '/settings/authorisations' },
      until: shows(button('Authorise payment of £12,000.00 to Guildhall Auctioneers')),
    },
    {
      asks: 'Authorise it.',
      why: 'The director has seen payee and amount, and agrees.',
      notes: 'The director sees who ordered it, and when.',
      ...pressing(
        button('Authorise payment of £12,000.00 to Guildhall Auctioneers'),
        shows(dialog('Enter your one-time password')),
      ),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'The text names payee and amount, so that nobody agrees to something else by mistake.',
      notes: 'The text message names payee and amount.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'The first of two agreements is given.',
      notes: 'The answer comes from the bank’s own rule.',
      ...confirming('one-time password', { when: 'answered', operationId: 'approveTransaction', status: 200 }),
    },
    {
      asks: 'Read the state.',
      why: 'One agreement is not enough, so the money is still in the account.',
      notes: 'One of two authorisations is given. Nothing has left the account.',
      ...looking(heading('Authorisations'), shows(heading('Authorisations'))),
    },
    {
      asks: 'Change to the second director.',
      why: 'The same person cannot agree twice, so another has to log in.',
      notes: 'Nobody can authorise twice.',
      action: { does: 'log-in-as', persona: 'second-approver', to: '/settings/authorisations' },
      until: shows(button('Authorise payment of £12,000.00 to Guildhall Auctioneers')),
    },
    {
      asks: 'Authorise it.',
      why: 'The second director checks the same payment on their own.',
      notes: 'That one of two is given stands beside it, and when in its details.',
      ...pressing(
        button('Authorise payment of £12,000.00 to Guildhall Auctioneers'),
        shows(dialog('Enter your one-time password')),
      ),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'Each director has a phone of their own, and a code of their own.',
      notes: 'The text message names payee and amount.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'With the second agreement the payment leaves at once.',
      notes: 'With the second yes the payment is made.',
      ...confirming('one-time password', { when: 'available', account: 'current', changesBy: '-12000.00' }),
    },
  ],
});
