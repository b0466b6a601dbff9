import { button, heading, password, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
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
      asks: 'Type the user ID, first-timer.',
      why: 'It tells the bank who is logging in; it is printed on the letter that every new customer gets.',
      notes: 'A new customer has been given a user ID and a first password.',
      ...typing(textbox('User ID'), 'first-timer'),
    },
    {
      asks: 'Type the first password.',
      why: 'The bank has sent it by post, so only the person who opened that letter has it.',
      notes: 'It is good for this login alone: a new one is asked for at once.',
      ...typing(password('Password'), 'Paddock_7Gate'),
    },
    {
      asks: 'Log in.',
      why: 'The bank checks user ID and password together, and says neither which one was wrong nor that the customer exists.',
      notes: 'The password leaves the browser encrypted.',
      ...pressing(button('Log in'), shows(heading('Welcome'))),
    },
    {
      asks: 'Read what is to come, and continue.',
      why: 'Three things must be done once before any money is shown, and the customer should know how many.',
      notes: 'The steps are named at the top. A customer who stops here continues here next time.',
      ...pressing(button('Continue'), shows(heading('Terms of use'))),
    },
    {
      asks: 'Accept the terms.',
      why: 'They are the contract: without them the bank may not let anybody pay.',
      notes: 'Nothing of the bank can be seen before that.',
      ...pressing(button('I accept the terms'), shows(heading('Choose a new password'))),
    },
    {
      asks: 'Type the first password again.',
      why: 'Only someone who knows the old password may set a new one.',
      notes: 'It shows that the same person is still there.',
      ...typing(password('Current password'), 'Paddock_7Gate'),
    },
    {
      asks: 'Choose a new password.',
      why: 'The first one has been on paper, so it must not stay the one that opens the accounts.',
      notes: 'Each rule is ticked while the password is typed.',
      ...typing(password('New password'), 'Meadow_8Fence'),
    },
    {
      asks: 'Type the new password again.',
      why: 'A slip of the finger would lock the customer out, and nobody can read the dots.',
      notes: 'The page says when both are the same.',
      ...typing(password('Confirm new password'), 'Meadow_8Fence'),
    },
    {
      asks: 'Change the password.',
      why: 'Only now does the bank store it; until then the first one still counts.',
      notes: 'No code is asked for during the first login.',
      ...pressing(button('Change password'), { when: 'answered', operationId: 'changePassword', status: 200 }),
    },
    {
      asks: 'Continue to the PIN.',
      why: 'The password opens online banking; a second secret confirms what is done there.',
      notes: 'From now on only the new password logs in.',
      ...pressing(button('Continue'), shows(heading('Choose a new transaction PIN'))),
    },
    {
      asks: 'Type the PIN from the letter.',
      why: 'It came in a letter of its own, so that one stolen letter is not enough.',
      notes: 'The PIN confirms payments; it never logs in.',
      ...typing(password('Current transaction PIN'), '2580'),
    },
    {
      asks: 'Choose a new PIN.',
      why: 'A PIN that only the customer has ever seen cannot have been read on the way.',
      notes: 'Four digits, and none of the PINs that were used before.',
      ...typing(password('New transaction PIN'), '1357'),
    },
    {
      asks: 'Type the new PIN again.',
      why: 'Four dots look alike, so the second entry catches a slip.',
      notes: 'Both must be the same before the button works.',
      ...typing(password('Confirm new transaction PIN'), '1357'),
    },
    {
      asks: 'Change the PIN.',
      why: 'From now on this PIN confirms payments and new payees.',
      notes: 'The last of the steps: watch the page say so.',
      ...pressing(button('Change transaction PIN'), shows(heading('You are all set'))),
    },
    {
      asks: 'Go to the accounts.',
      why: 'The first login is finished, and the customer sees their money for the first time.',
      notes: 'The next login leads here directly.',
      ...pressing(button('Go to my accounts'), { when: 'page', path: '/accounts' }),
    },
  ],
});
