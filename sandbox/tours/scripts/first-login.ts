import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const firstLogin: Tour = tour({
  id: 'first-login',
  title: 'First login',
  persona: 'first-timer',
  description: 'A new customer accepts the terms, chooses a password and a PIN, and sees the accounts.',
  minutes: 4,
  page: '/login',
  clock: '2026-03-03T09:30',
  loggedIn: false,
  steps: [
    {
      asks: 'Type the user ID.',
      notes: 'A new customer has been given a user ID and a first password.',
      action: { does: 'type', into: { role: 'textbox', name: 'User ID' }, text: 'first-timer' },
      until: { when: 'holds', element: { role: 'textbox', name: 'User ID' }, text: 'first-timer' },
    },
    {
      asks: 'Type the first password.',
      notes: 'It is good for this login alone: a new one is asked for at once.',
      action: { does: 'type', into: { role: 'password', name: 'Password' }, text: 'Paddock_7Gate' },
      until: { when: 'holds', element: { role: 'password', name: 'Password' }, text: 'Paddock_7Gate' },
    },
    {
      asks: 'Log in.',
      notes: 'The password leaves the browser encrypted.',
      action: { does: 'press', on: { role: 'button', name: 'Log in' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Welcome' } },
    },
    {
      asks: 'Read what is to come, and go on.',
      notes: 'The steps are named at the top. A customer who stops here continues here next time.',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Terms of use' } },
    },
    {
      asks: 'Accept the terms.',
      notes: 'Nothing of the bank can be seen before that.',
      action: { does: 'press', on: { role: 'button', name: 'I accept the terms' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Choose a new password' } },
    },
    {
      asks: 'Type the first password again.',
      notes: 'It shows that the same person is still there.',
      action: { does: 'type', into: { role: 'password', name: 'Current password' }, text: 'Paddock_7Gate' },
      until: { when: 'holds', element: { role: 'password', name: 'Current password' }, text: 'Paddock_7Gate' },
    },
    {
      asks: 'Choose a new password.',
      notes: 'Each rule is ticked while the password is typed.',
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
      notes: 'No code is asked for during the first login.',
      action: { does: 'press', on: { role: 'button', name: 'Change password' } },
      until: { when: 'answered', operationId: 'changePassword', status: 200 },
    },
    {
      asks: 'Go on.',
      notes: 'From now on only the new password logs in.',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Choose a new transaction PIN' } },
    },
    {
      asks: 'Type the PIN from the letter.',
      notes: 'The PIN confirms payments; it never logs in.',
      action: { does: 'type', into: { role: 'password', name: 'Current transaction PIN' }, text: '2580' },
      until: { when: 'holds', element: { role: 'password', name: 'Current transaction PIN' }, text: '2580' },
    },
    {
      asks: 'Choose a new PIN.',
      notes: 'Four digits, and none of the PINs that were used before.',
      action: { does: 'type', into: { role: 'password', name: 'New transaction PIN' }, text: '1357' },
      until: { when: 'holds', element: { role: 'password', name: 'New transaction PIN' }, text: '1357' },
    },
    {
      asks: 'Type it again.',
      notes: '',
      action: { does: 'type', into: { role: 'password', name: 'Confirm new transaction PIN' }, text: '1357' },
      until: { when: 'holds', element: { role: 'password', name: 'Confirm new transaction PIN' }, text: '1357' },
    },
    {
      asks: 'Change the PIN.',
      notes: '',
      action: { does: 'press', on: { role: 'button', name: 'Change transaction PIN' } },
      until: { when: 'shows', element: { role: 'heading', name: 'You are all set' } },
    },
    {
      asks: 'Go to the accounts.',
      notes: 'The next login leads here directly.',
      action: { does: 'press', on: { role: 'button', name: 'Go to my accounts' } },
      until: { when: 'page', path: '/accounts' },
    },
  ],
});
