import { button, heading, link, option, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const secureMail: Tour = tour({
  id: 'secure-mail',
  title: 'Secure mail',
  persona: 'private-customer',
  description: 'A question to the bank and its answer, one working hour later.',
  minutes: 3,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Open the mailbox.',
      why: 'Messages from the bank are kept here, where no stranger can forge them.',
      notes: 'The number of unread messages is beside it on every page.',
      ...pressing(link('Messages…'), { when: 'page', path: '/secure-mail/f/inbox' }),
    },
    {
      asks: 'Open the unread message.',
      why: 'The bank can see by it that the customer has been told.',
      notes: 'Opening it marks it as read.',
      ...pressing(link('Unread: Payment Query…'), { when: 'answered', operationId: 'updateMail', status: 200 }),
    },
    {
      asks: 'Go back to the inbox.',
      why: 'Every new message begins there.',
      notes: 'What was opened is no longer marked as unread.',
      ...pressing(link('Messages…'), { when: 'page', path: '/secure-mail/f/inbox' }),
    },
    {
      asks: 'Write a new message.',
      why: 'A question about money belongs here and not in an e-mail, which others can read.',
      notes: 'It is written inside online banking, and no e-mail carries it.',
      ...pressing(link('Compose Message'), shows(heading('Compose Message'))),
    },
    {
      asks: 'Open the list of subjects.',
      why: 'The right subject brings the message to the right desk at once.',
      notes: 'The subject decides who reads it.',
      ...pressing(button('Other Subject'), shows(option('Payment Query'))),
    },
    {
      asks: 'Choose “Payment Query”.',
      why: 'This question is about a payment, and the payments desk answers it.',
      notes: 'Some subjects have a form of their own.',
      ...pressing(option('Payment Query'), shows(button('Payment Query Subject'))),
    },
    {
      asks: 'Type the message.',
      why: 'Say which payment is meant, and never write a password or a PIN.',
      notes: 'The number of characters left is counted below.',
      ...typing(textbox('Message'), 'Has my payment to the college arrived?'),
    },
    {
      asks: 'Send it.',
      why: 'It is at the bank from now on, and cannot be changed any more.',
      notes: 'The page says when to expect an answer: within one working hour.',
      ...pressing(button('Send'), shows(heading('Message sent'))),
    },
    {
      asks: 'Move the clock on by an hour.',
      why: 'The desk answers within one working hour, and nobody wants to wait that long.',
      notes: 'The desk answers as it would on a working day.',
      action: { does: 'advance-clock', by: 'PT1H' },
      until: { when: 'clock', reaches: '2026-03-03T10:30' },
    },
    {
      asks: 'Open the sent messages.',
      why: 'The customer can show later what was asked, and when.',
      notes: 'What was sent can be read again, and printed.',
      ...pressing(link('See sent messages'), shows(link('Read: Payment Query…'))),
    },
    {
      asks: 'Go to the inbox.',
      why: 'Answers arrive there, and the number beside it says how many are unread.',
      notes: 'The answer is there.',
      ...pressing(link('Inbox…', { role: 'navigation', name: 'Folders' }), shows(link('Unread: Re: Payment Query…'))),
    },
    {
      asks: 'Read the answer.',
      why: 'Question and answer stay together, so the whole story can be read later.',
      notes: 'The conversation is shown with it.',
      ...pressing(link('Unread: Re: Payment Query…'), { when: 'answered', operationId: 'updateMail', status: 200 }),
    },
  ],
});
