import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const internationalRequest: Tour = tour({
  id: 'international-request',
  title: 'An international payment request',
  persona: 'racing-owner',
  description: 'A payment in another currency is requested from the bank by a form, which arrives as secure mail.',
  minutes: 4,
  page: '/payments/request-international',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Choose the account that pays.',
      notes: 'Every account that the customer may pay from, in pounds and other currencies.',
      action: { does: 'press', on: { role: 'button', name: 'Choose an account From account' } },
      until: { when: 'shows', element: { role: 'option', name: 'Deauville, 60-93-03…' } },
    },
    {
      asks: 'Choose the account in euros.',
      notes: 'An account in the currency of the payment saves the exchange.',
      action: { does: 'press', on: { role: 'option', name: 'Deauville, 60-93-03…' } },
      until: { when: 'gone', element: { role: 'option', name: 'Deauville, 60-93-03…' } },
    },
    {
      asks: 'Type “Ireland”, and choose it.',
      notes: 'By its name, its own name or its code. The form then asks for what that country needs.',
      action: {
        does: 'type',
        into: { role: 'combobox', name: 'Country' },
        text: 'Ireland',
        choose: { role: 'option', name: 'Ireland…' },
      },
      until: { when: 'shows', element: { role: 'textbox', name: 'IBAN' } },
    },
    {
      asks: 'Type the name.',
      notes: 'As shown on the account.',
      action: { does: 'type', into: { role: 'textbox', name: 'Full name' }, text: 'Aoife Byrne' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Full name' }, text: 'Aoife Byrne' },
    },
    {
      asks: 'Type the IBAN.',
      notes: 'Its check digits are tested, so a slip is found here.',
      action: { does: 'type', into: { role: 'textbox', name: 'IBAN' }, text: 'IE29 AIBK 9311 5212 3456 78' },
      until: { when: 'holds', element: { role: 'textbox', name: 'IBAN' }, text: 'IE29 AIBK 9311 5212 3456 78' },
    },
    {
      asks: 'Type the BIC.',
      notes: 'Eight characters name the head office.',
      action: { does: 'type', into: { role: 'textbox', name: 'BIC/SWIFT' }, text: 'AIBKIE2D' },
      until: { when: 'holds', element: { role: 'textbox', name: 'BIC/SWIFT' }, text: 'AIBKIE2D' },
    },
    {
      asks: 'Type the amount.',
      notes: 'In the currency chosen above it.',
      action: { does: 'type', into: { role: 'textbox', name: 'Amount' }, text: '1250.50' },
      until: { when: 'holds', element: { role: 'textbox', name: 'Amount' }, text: '1250.50' },
    },
    {
      asks: 'Choose shared charges.',
      notes: 'What each side pays is beside each choice.',
      action: { does: 'press', on: { role: 'radio', name: 'Shared charges, £30.00' } },
      until: { when: 'chosen', element: { role: 'radio', name: 'Shared charges, £30.00' } },
    },
    {
      asks: 'Continue.',
      notes: 'The answers can still be changed.',
      action: { does: 'press', on: { role: 'button', name: 'Continue' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Check your answers' } },
    },
    {
      asks: 'Send the request.',
      notes: 'The bank makes this payment by hand: no money moves yet.',
      action: { does: 'press', on: { role: 'button', name: 'Send request' } },
      until: { when: 'shows', element: { role: 'heading', name: 'Request sent' } },
    },
    {
      asks: 'Open the mailbox.',
      notes: 'The request is a secure message, and its answer comes the same way.',
      action: {
        does: 'press',
        on: { role: 'link', name: 'Messages…', within: { role: 'navigation', name: 'Your details' } },
      },
      until: { when: 'page', path: '/secure-mail/f/inbox' },
    },
    {
      asks: 'Find it among the sent messages.',
      notes: 'With the reference that the customer was given.',
      action: { does: 'press', on: { role: 'link', name: 'Sent…', within: { role: 'navigation', name: 'Folders' } } },
      until: { when: 'shows', element: { role: 'link', name: 'Read: International payment request…' } },
    },
  ],
});
