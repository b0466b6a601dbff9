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
      notes: 'Everything that belongs to the customer and not to an account.',
      action: { does: 'press', on: { role: 'button', name: 'Details & settings' } },
      until: { when: 'shows', element: { role: 'link', name: 'Change password' } },
    },
    {
      asks: 'Choose to change the password.',
      notes: 'A customer may do so at any time; the bank may also ask for it.',
      action: { does: 'press', on: { role: 'link', name: 'Change password' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Change password' } },
    },
    {
      asks: 'Type the current password.',
      notes: 'Somebody at an unlocked screen does not know it.',
      action: { does: 'type', into: { role: 'password', name: 'Current password' }, text: 'Paddock_7Gate' },
      until: { when: 'holds', element: { role: 'password', name: 'Current password' }, text: 'Paddock_7Gate' },
    },
    {
      asks: 'Type a new one.',
      notes: 'Each rule is ticked while it is typed.',
      action: { does: 'type', into: { role: 'password', name: 'New password' }, text: 'Meadow_8Fence' },
      until: { when: 'holds', element: { role: 'password', name: 'New password' }, text: 'Meadow_8Fence' },
    },
    {
      asks: 'Type it again.',
      notes: 'The page says when both are the same.',
      action: { does: 'type', into: { role: 'password', name: 'Confirm new password' }, text: 'Meadow_8Fence' },
      until: { when: 'holds', element: { role: 'password', name: 'Confirm new password' }, text: 'Meadow_8Fence' },
    },
    {
      asks: 'Change the password.',
      notes: 'The bank asks for a code first.',
      action: { does: 'press', on: { role: 'button', name: 'Change password' } },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your one-time password' } },
    },
    {
      asks: 'Enter the code from the phone.',
      notes: 'The text message says what the code is for.',
      action: { does: 'enter-code' },
      until: { when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } },
    },
    {
      asks: 'Confirm the code.',
      notes: 'Then for the PIN: both are needed for a password.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your one-time password' } },
      },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your transaction PIN' } },
    },
    {
      asks: 'Enter the transaction PIN.',
      notes: 'Four digits that only the customer knows.',
      action: { does: 'type', into: { role: 'password', name: 'Digit 1 of 4' }, text: '2580' },
      until: { when: 'filled', element: { role: 'password', name: 'Digit 4 of 4' } },
    },
    {
      asks: 'Confirm the PIN.',
      notes: 'From now on only the new password logs in.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your transaction PIN' } },
      },
      until: { when: 'answered', operationId: 'changePassword', status: 200 },
    },
    {
      asks: 'Open the settings again.',
      notes: 'The page says that the password has been changed.',
      action: { does: 'press', on: { role: 'button', name: 'Details & settings' } },
      until: { when: 'shows', element: { role: 'link', name: 'Change transaction PIN' } },
    },
    {
      asks: 'Choose to change the PIN.',
      notes: 'The PIN confirms payments; it never logs in.',
      action: { does: 'press', on: { role: 'link', name: 'Change transaction PIN' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Change transaction PIN' } },
    },
    {
      asks: 'Type the current PIN.',
      notes: 'Three wrong PINs lock it for half an hour.',
      action: { does: 'type', into: { role: 'password', name: 'Current transaction PIN' }, text: '2580' },
      until: { when: 'holds', element: { role: 'password', name: 'Current transaction PIN' }, text: '2580' },
    },
    {
      asks: 'Type a new one.',
      notes: 'None of the PINs that were used before.',
      action: { does: 'type', into: { role: 'password', name: 'New transaction PIN' }, text: '1357' },
      until: { when: 'holds', element: { role: 'password', name: 'New transaction PIN' }, text: '1357' },
    },
    {
      asks: 'Type it again.',
      notes: 'The page says when both are the same.',
      action: { does: 'type', into: { role: 'password', name: 'Confirm new transaction PIN' }, text: '1357' },
      until: { when: 'holds', element: { role: 'password', name: 'Confirm new transaction PIN' }, text: '1357' },
    },
    {
      asks: 'Change the PIN.',
      notes: 'For the PIN a code is enough.',
      action: { does: 'press', on: { role: 'button', name: 'Change transaction PIN' } },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your one-time password' } },
    },
    {
      asks: 'Enter the code from the phone.',
      notes: 'A new code: each is good once.',
      action: { does: 'enter-code' },
      until: { when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } },
    },
    {
      asks: 'Confirm the code.',
      notes: 'A wrong code can be tried again twice.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your one-time password' } },
      },
      until: { when: 'answered', operationId: 'changeTransactionPin', status: 200 },
    },
  ],
});
