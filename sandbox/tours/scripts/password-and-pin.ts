import {
  button,
  confirming,
  dialog,
  enteringTheCode,
  heading,
  link,
  password,
  pressing,
  shows,
  typing,
} from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const passwordAndPin: Tour = tour({
  id: 'password-and-pin',
  title: 'Changing the password and the PIN',
  persona: 'private-customer',
  description: 'Both are changed by a customer who is logged in.',
  minutes: 4,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Open the details and settings.',
      why: 'Everything about the customer, rather than an account, is kept there.',
      notes: 'Everything that belongs to the customer and not to an account.',
      ...pressing(
        {
          role: 'button',
          name: 'Details & settings',
          narrow: { role: 'button', name: 'More…', within: { role: 'navigation', name: 'Main pages' } },
        },
        shows(link('Change password')),
      ),
    },
    {
      asks: 'Choose to change the password.',
      why: 'Somebody may have watched it being typed, so a customer must be able to change it.',
      notes: 'A customer may do so at any time; the bank may also ask for it.',
      ...pressing(link('Change password'), shows(heading('Change password'))),
    },
    {
      asks: 'Type the current password.',
      why: 'It keeps out anyone who finds the screen unlocked.',
      notes: 'Somebody at an unlocked screen does not know it.',
      ...typing(password('Current password'), 'Paddock_7Gate'),
    },
    {
      asks: 'Type a new password.',
      why: 'The rules beside it make it hard to guess.',
      notes: 'Each rule is ticked while it is typed.',
      ...typing(password('New password'), 'Meadow_8Fence'),
    },
    {
      asks: 'Type the new password again.',
      why: 'A slip in a password that nobody can see would lock the customer out.',
      notes: 'The page says when both are the same.',
      ...typing(password('Confirm new password'), 'Meadow_8Fence'),
    },
    {
      asks: 'Change the password.',
      why: 'Because it opens everything, the bank wants two more proofs first.',
      notes: 'The bank asks for a code first.',
      ...pressing(button('Change password'), shows(dialog('Enter your one-time password'))),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'The first proof: the customer has their phone at hand.',
      notes: 'The text message says what the code is for.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'The bank accepts it and asks for the second proof.',
      notes: 'Then for the PIN: both are needed for a password.',
      ...confirming('one-time password', shows(dialog('Enter your transaction PIN'))),
    },
    {
      asks: 'Enter the transaction PIN.',
      why: 'The second proof: something only the customer knows.',
      notes: 'Four digits that only the customer knows.',
      action: { does: 'type', into: { role: 'password', name: 'Digit 1 of 4' }, text: '2580' },
      until: { when: 'filled', element: { role: 'password', name: 'Digit 4 of 4' } },
    },
    {
      asks: 'Confirm the PIN.',
      why: 'Both proofs are given, and the new password counts from now on.',
      notes: 'From now on only the new password logs in.',
      ...confirming('transaction PIN', { when: 'answered', operationId: 'changePassword', status: 200 }),
    },
    {
      asks: 'Open the settings again.',
      why: 'The PIN is changed in the same place.',
      notes: 'The page says that the password has been changed.',
      ...pressing(
        {
          role: 'button',
          name: 'Details & settings',
          narrow: { role: 'button', name: 'More…', within: { role: 'navigation', name: 'Main pages' } },
        },
        shows(link('Change transaction PIN')),
      ),
    },
    {
      asks: 'Choose to change the PIN.',
      why: 'A PIN that somebody has seen should be changed, just like a password.',
      notes: 'The PIN confirms payments; it never logs in.',
      ...pressing(link('Change transaction PIN'), shows(heading('Change transaction PIN'))),
    },
    {
      asks: 'Type the current PIN.',
      why: 'Only someone who knows the old PIN may set a new one.',
      notes: 'Three wrong PINs lock it for half an hour.',
      ...typing(password('Current transaction PIN'), '2580'),
    },
    {
      asks: 'Type a new PIN.',
      why: 'Not a birthday, and none that was used before.',
      notes: 'None of the PINs that were used before.',
      ...typing(password('New transaction PIN'), '1357'),
    },
    {
      asks: 'Type the new PIN again.',
      why: 'Four dots look alike, so a second entry catches a slip.',
      notes: 'The page says when both are the same.',
      ...typing(password('Confirm new transaction PIN'), '1357'),
    },
    {
      asks: 'Change the PIN.',
      why: 'The bank asks for one proof more before it stores the new one.',
      notes: 'For the PIN a code is enough.',
      ...pressing(button('Change transaction PIN'), shows(dialog('Enter your one-time password'))),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'Someone who has only the PIN cannot change it.',
      notes: 'A new code: each is good once.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'From now on only the new PIN confirms payments.',
      notes: 'A wrong code can be tried again twice.',
      ...confirming('one-time password', { when: 'answered', operationId: 'changeTransactionPin', status: 200 }),
    },
  ],
});
