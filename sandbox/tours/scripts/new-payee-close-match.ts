import {
  button,
  confirming,
  dialog,
  enteringTheCode,
  heading,
  link,
  looking,
  pressing,
  shows,
  textbox,
  typing,
} from '#sandbox/tours/step-parts.ts';
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
      why: 'Somebody who was never paid before has to be named and checked first.',
      notes: 'Payees can also be added on the way to a payment.',
      ...pressing(link('Add a new payee'), shows(heading('Payee details'))),
    },
    {
      asks: 'Type the name as the customer remembers it.',
      why: 'The other bank compares it with the name on the account, so it should be what the customer believes.',
      notes: 'The account is held by Catherine O’Halloran. We do not know that yet.',
      ...typing(textbox('Name of the payee'), 'Katherine Halloran'),
    },
    {
      asks: 'Type the first part of the sort code, 30.',
      why: 'The sort code says which bank and branch the money goes to.',
      notes: 'Six digits at once work as well, typed or pasted.',
      ...typing(textbox('Part 1 of 3'), '30'),
    },
    {
      asks: 'Type the second part, 59.',
      why: 'Three pairs are easier to compare with a letter than six digits in a row.',
      notes: 'The focus moves on by itself.',
      ...typing(textbox('Part 2 of 3'), '59'),
    },
    {
      asks: 'Type the third part, 26.',
      why: 'With the last pair the bank can be named, and the customer can see whether it is the right one.',
      notes: 'The bank behind the sort code is looked up at once.',
      ...typing(textbox('Part 3 of 3'), '26'),
    },
    {
      asks: 'Type the account number.',
      why: 'One wrong digit would send the money to a stranger, which is why the name is checked too.',
      notes: 'Eight digits, always.',
      ...typing(textbox('Account number'), '30746182'),
    },
    {
      asks: 'Check the details.',
      why: 'Before anything is saved, the other bank is asked whether name and account belong together.',
      notes: 'Confirmation of Payee asks the other bank whose account this is.',
      ...pressing(button('Continue'), shows(button('UPDATE DETAILS AND PROCEED'))),
    },
    {
      asks: 'Read what the other bank says.',
      why: 'The name is close but not the same, so the customer has to decide whether this is the right person.',
      notes:
        'A close match: the name on the account is told, so that the customer can compare. With no match it would not be told.',
      ...looking(heading("Details don't match"), shows(button('UPDATE DETAILS AND PROCEED'))),
    },
    {
      asks: 'Take the name on the account.',
      why: 'It is right here; where it looks strange, the customer should stop and ring the payee instead.',
      notes: 'To go on without it, the customer must confirm a warning.',
      ...pressing(button('UPDATE DETAILS AND PROCEED'), shows(heading('All details matched'))),
    },
    {
      asks: 'Continue.',
      why: 'Now name, sort code and account number agree.',
      notes: 'The name is now the one that the other bank has.',
      ...pressing(button('CONTINUE'), shows(dialog('Enter your one-time password'))),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'A thief at this screen would need the customer’s phone as well.',
      notes: 'The text message names the payee.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'Only then is the payee saved, and can be paid.',
      notes: 'Adding a payee always needs a code.',
      ...confirming('one-time password', shows(heading('Payee created'))),
    },
    {
      asks: 'Show the new payee.',
      why: 'It is in the list from now on, and need not be typed again.',
      notes: 'From here it can be paid at once.',
      ...looking(heading('Payee created'), shows(link('Pay'))),
    },
  ],
});
