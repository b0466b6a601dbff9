import { button, confirming, dialog, enteringTheCode, heading, pressing, shows } from '#sandbox/tours/step-parts.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

const file = {
  name: 'MARCH WAGES.csv',
  text: 'Ashdown Feed,601122,20418836,FP,Hay March,125.50\r\nT Mount,601122,30550122,FP,Shoes,80',
};

export const bulkFile: Tour = tour({
  id: 'bulk-file',
  title: 'A bulk file with an approver',
  persona: 'maker',
  description: 'A file of payments is uploaded by one person, authorised by another, and paid.',
  minutes: 5,
  page: '/payments/bulk',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [
    {
      asks: 'Begin an upload.',
      why: 'Wages for many people are faster in one file than typed one by one.',
      notes: 'One file can hold 10,000 payments from one account.',
      ...pressing(button('Upload bulk file'), shows(dialog('Upload bulk file'))),
    },
    {
      asks: 'Choose the file.',
      why: 'It comes from the payroll program, so nobody copies figures by hand.',
      notes: 'A small one with two wages. It is read here first; nothing is sent.',
      action: { does: 'choose-file', into: { role: 'file', name: 'File' }, file },
      until: { when: 'reads', element: { role: 'dialog', name: 'Upload bulk file' }, text: 'Chosen: MARCH WAGES.csv' },
    },
    {
      asks: 'Continue.',
      why: 'The page has read the file and found no mistake in it.',
      notes: 'Mistakes would be shown here, with row and column.',
      ...pressing(button('Continue', dialog('Upload bulk file')), shows(heading('Confirm bulk payments'))),
    },
    {
      asks: 'Confirm and upload.',
      why: 'Number and total are compared with the payroll first: they are what a wrong file gives away.',
      notes: 'Count and total are shown before anything is sent.',
      ...pressing(button('Confirm and upload'), shows(dialog('Enter your one-time password'))),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'A stolen password alone cannot send a file of payments.',
      notes: 'The text message names the file, the number of payments and the total.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'Now the file goes to the bank.',
      notes: 'The bank now reads the file again.',
      ...confirming('one-time password', shows(heading('Checking file for errors'))),
    },
    {
      asks: 'Move the bank’s clock on by ten seconds.',
      why: 'The bank reads every line again before it accepts the file.',
      notes: 'The bank needs a few seconds, and time stands still until we move it.',
      action: { does: 'advance-clock', by: 'PT10S' },
      until: shows(button('Authorise payments')),
    },
    {
      asks: 'Authorise the payments as their maker.',
      why: 'The one who made the file vouches for it first.',
      notes: 'The maker confirms with the PIN.',
      ...pressing(button('Authorise payments'), shows(dialog('Enter your transaction PIN'))),
    },
    {
      asks: 'Enter the transaction PIN.',
      why: 'It proves that the maker is still the one at this screen.',
      notes: 'It confirms who made the file.',
      action: { does: 'type', into: { role: 'password', name: 'Digit 1 of 4' }, text: '2580' },
      until: { when: 'filled', element: { role: 'password', name: 'Digit 4 of 4' } },
    },
    {
      asks: 'Confirm the PIN.',
      why: 'From here on the file waits for somebody else.',
      notes: 'The maker may not release the file alone.',
      ...confirming('transaction PIN', shows(heading('Payment initiated'))),
    },
    {
      asks: 'Change to the approver.',
      why: 'One person alone should never be able to pay a whole company’s wages.',
      notes: 'Another person at another desk: the same bank, minutes later.',
      action: { does: 'log-in-as', persona: 'approver', to: '/settings/authorisations' },
      until: shows(button('Authorise bulk payment file MARCH WAGES.csv, 2 payments, £205.50')),
    },
    {
      asks: 'Authorise the file.',
      why: 'The second person compares count and total before agreeing.',
      notes: 'File, number of payments, total and date are shown, and the file can be opened.',
      ...pressing(
        button('Authorise bulk payment file MARCH WAGES.csv, 2 payments, £205.50'),
        shows(dialog('Enter your one-time password')),
      ),
    },
    {
      asks: 'Enter the code from the phone.',
      why: 'The approver proves with their own phone who they are.',
      notes: 'A code for the approver’s own phone.',
      ...enteringTheCode,
    },
    {
      asks: 'Confirm the code.',
      why: 'The second agreement is given, and the bank may pay.',
      notes: 'Only now may money move.',
      ...confirming('one-time password', { when: 'answered', operationId: 'approveTransaction', status: 200 }),
    },
    {
      asks: 'Move the bank’s clock on by five seconds.',
      why: 'The payments leave one by one, and the balance shows that they have.',
      notes: 'The payments leave within seconds, one by one.',
      action: { does: 'advance-clock', by: 'PT5S' },
      until: { when: 'available', account: 'current', changesBy: '-205.50' },
    },
  ],
});
