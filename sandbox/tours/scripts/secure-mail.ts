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
      notes: 'The number of unread messages is beside it on every page.',
      action: {
        does: 'press',
        on: { role: 'link', name: 'Messages…', within: { role: 'navigation', name: 'Your details' } },
      },
      until: { when: 'page', path: '/secure-mail/f/inbox' },
    },
    {
      asks: 'Open the unread message.',
      notes: 'Opening it marks it as read.',
      action: { does: 'press', on: { role: 'link', name: 'Unread: Payment Query…' } },
      until: { when: 'answered', operationId: 'updateMail', status: 200 },
    },
    {
      asks: 'Write a new message.',
      notes: 'It is written inside online banking, and no e-mail carries it.',
      action: { does: 'press', on: { role: 'link', name: 'Compose Message' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Compose Message' } },
    },
    {
      asks: 'Open the list of subjects.',
      notes: 'The subject decides who reads it.',
      action: { does: 'press', on: { role: 'button', name: 'Other Subject' } },
      until: { when: 'shows', element: { role: 'option', name: 'Payment Query' } },
    },
    {
      asks: 'Choose “Payment Query”.',
      notes: 'Some subjects have a form of their own.',
      action: { does: 'press', on: { role: 'option', name: 'Payment Query' } },
      until: { when: 'shows', element: { role: 'button', name: 'Payment Query Subject' } },
    },
    {
      asks: 'Type the message.',
      notes: 'The number of characters left is counted below.',
      action: {
        does: 'type',
        into: { role: 'textbox', name: 'Message' },
        text: 'Has my payment to the college arrived?',
      },
      until: {
        when: 'holds',
        element: { role: 'textbox', name: 'Message' },
        text: 'Has my payment to the college arrived?',
      },
    },
    {
      asks: 'Send it.',
      notes: 'The page says when to expect an answer: within one working hour.',
      action: { does: 'press', on: { role: 'button', name: 'Send' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Message sent' } },
    },
    {
      asks: 'Move the clock on by an hour.',
      notes: 'The desk answers as it would on a working day.',
      action: { does: 'advance-clock', by: 'PT1H' },
      until: { when: 'clock', reaches: '2026-03-03T10:30' },
    },
    {
      asks: 'Open the sent messages.',
      notes: 'What was sent can be read again, and printed.',
      action: { does: 'press', on: { role: 'link', name: 'See sent messages' } },
      until: { when: 'shows', element: { role: 'link', name: 'Read: Payment Query…' } },
    },
    {
      asks: 'Go to the inbox.',
      notes: 'The answer is there.',
      action: { does: 'press', on: { role: 'link', name: 'Inbox…', within: { role: 'navigation', name: 'Folders' } } },
      until: { when: 'shows', element: { role: 'link', name: 'Unread: Re: Payment Query…' } },
    },
    {
      asks: 'Read the answer.',
      notes: 'The conversation is shown with it.',
      action: { does: 'press', on: { role: 'link', name: 'Unread: Re: Payment Query…' } },
      until: { when: 'answered', operationId: 'updateMail', status: 200 },
    },
  ],
});
