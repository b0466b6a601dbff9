import { button, heading, link, option, pressing, shows, textbox, typing } from '#sandbox/tours/step-parts.ts';
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
      asks: 'Open the list of accounts that can pay.',
      why: 'The account decides in which currency the payment leaves.',
      notes: 'Every account that the customer may pay from, in pounds and other currencies.',
      ...pressing(button('Choose an account From account'), shows(option('Deauville, ending…'))),
    },
    {
      asks: 'Choose the account in euros.',
      why: 'Paying euros from euros costs no exchange.',
      notes: 'An account in the currency of the payment saves the exchange.',
      ...pressing(option('Deauville, ending…'), {
        when: 'gone',
        element: { role: 'option', name: 'Deauville, ending…' },
      }),
    },
    {
      asks: 'Type “Ireland”, and choose it.',
      why: 'Each country wants other details, and the form asks only for those.',
      notes: 'By its name, its own name or its code. The form then asks for what that country needs.',
      action: {
        does: 'type',
        into: { role: 'combobox', name: 'Country' },
        text: 'Ireland',
        choose: { role: 'option', name: 'Ireland…' },
      },
      until: shows(textbox('IBAN')),
    },
    {
      asks: 'Type the name.',
      why: 'The bank in Ireland compares it with its own records.',
      notes: 'As shown on the account.',
      ...typing(textbox('Full name'), 'Aoife Byrne'),
    },
    {
      asks: 'Type the IBAN.',
      why: 'It names bank and account in one number, and its check digits show a typing error.',
      notes: 'Its check digits are tested, so a slip is found here.',
      ...typing(textbox('IBAN'), 'IE29 AIBK 9311 5212 3456 78'),
    },
    {
      asks: 'Type the BIC.',
      why: 'It leads the payment to the right bank abroad.',
      notes: 'Eight characters name the head office.',
      ...typing(textbox('BIC/SWIFT'), 'AIBKIE2D'),
    },
    {
      asks: 'Type the amount, 1250.50.',
      why: 'It is the sum that should arrive, in the currency chosen above.',
      notes: 'In the currency chosen above it.',
      ...typing(textbox('Amount'), '1250.50'),
    },
    {
      asks: 'Choose shared charges.',
      why: 'Somebody has to pay the banks on the way, and this says who.',
      notes: 'What each side pays is beside each choice.',
      ...pressing(
        { role: 'radio', name: 'Shared charges, £30.00' },
        { when: 'chosen', element: { role: 'radio', name: 'Shared charges, £30.00' } },
      ),
    },
    {
      asks: 'Continue to the check.',
      why: 'A payment abroad is slow and costly to correct, so it is read once more.',
      notes: 'The answers can still be changed.',
      ...pressing(button('Continue'), shows(heading('Check your answers'))),
    },
    {
      asks: 'Send the request.',
      why: 'People at the bank read it and make the payment.',
      notes: 'The bank makes this payment by hand: no money moves yet.',
      ...pressing(button('Send request'), shows(heading('Request sent'))),
    },
    {
      asks: 'Open the mailbox.',
      why: 'The bank answers there, because ordinary e-mail is not safe enough.',
      notes: 'The request is a secure message, and its answer comes the same way.',
      ...pressing(link('Messages…'), { when: 'page', path: '/secure-mail/f/inbox' }),
    },
    {
      asks: 'Find the request among the sent messages.',
      why: 'It shows what was asked for, and when.',
      notes: 'With the reference that the customer was given.',
      ...pressing(
        link('Sent…', { role: 'navigation', name: 'Folders' }),
        shows(link('Read: International payment request…')),
      ),
    },
  ],
});
