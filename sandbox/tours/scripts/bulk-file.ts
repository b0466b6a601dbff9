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
      asks: 'Upload a file.',
      notes: 'One file can hold 10,000 payments from one account.',
      action: { does: 'press', on: { role: 'button', name: 'Upload bulk file' } },
      until: { when: 'shows', element: { role: 'dialog', name: 'Upload bulk file' } },
    },
    {
      asks: 'Choose the file.',
      notes: 'A small one with two wages. It is read here first; nothing is sent.',
      action: { does: 'choose-file', into: { role: 'file', name: 'File' }, file },
      until: { when: 'reads', element: { role: 'dialog', name: 'Upload bulk file' }, text: 'Chosen: MARCH WAGES.csv' },
    },
    {
      asks: 'Continue.',
      notes: 'Mistakes would be shown here, with row and column.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Continue', within: { role: 'dialog', name: 'Upload bulk file' } },
      },
      until: { when: 'shows', element: { role: 'heading', name: 'Confirm bulk payments' } },
    },
    {
      asks: 'Confirm and upload.',
      notes: 'Count and total are shown before anything is sent.',
      action: { does: 'press', on: { role: 'button', name: 'Confirm and upload' } },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your one-time password' } },
    },
    {
      asks: 'Enter the code from the phone.',
      notes: 'The text message names the file, the number of payments and the total.',
      action: { does: 'enter-code' },
      until: { when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } },
    },
    {
      asks: 'Confirm the code.',
      notes: 'The bank now reads the file again.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your one-time password' } },
      },
      until: { when: 'shows', element: { role: 'heading', name: 'Checking file for errors' } },
    },
    {
      asks: 'Move the bank’s clock on.',
      notes: 'The bank needs a few seconds, and time stands still until we move it.',
      action: { does: 'advance-clock', by: 'PT10S' },
      until: { when: 'shows', element: { role: 'button', name: 'Authorise payments' } },
    },
    {
      asks: 'Authorise the payments.',
      notes: 'The maker confirms with the PIN.',
      action: { does: 'press', on: { role: 'button', name: 'Authorise payments' } },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your transaction PIN' } },
    },
    {
      asks: 'Enter the transaction PIN.',
      notes: 'It confirms who made the file.',
      action: { does: 'type', into: { role: 'password', name: 'Digit 1 of 4' }, text: '2580' },
      until: { when: 'filled', element: { role: 'password', name: 'Digit 4 of 4' } },
    },
    {
      asks: 'Confirm the PIN.',
      notes: 'The maker may not release the file alone.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your transaction PIN' } },
      },
      until: { when: 'shows', element: { role: 'heading', name: 'Payment initiated' } },
    },
    {
      asks: 'Change to the approver.',
      notes: 'Another person at another desk: the same bank, minutes later.',
      action: { does: 'log-in-as', persona: 'approver', to: '/settings/authorisations' },
      until: {
        when: 'shows',
        element: { role: 'button', name: 'Authorise bulk payment file MARCH WAGES.csv, 2 payments, £205.50' },
      },
    },
    {
      asks: 'Authorise the file.',
      notes: 'File, number of payments, total and date are shown, and the file can be opened.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Authorise bulk payment file MARCH WAGES.csv, 2 payments, £205.50' },
      },
      until: { when: 'shows', element: { role: 'dialog', name: 'Enter your one-time password' } },
    },
    {
      asks: 'Enter the code from the phone.',
      notes: 'A code for the approver’s own phone.',
      action: { does: 'enter-code' },
      until: { when: 'filled', element: { role: 'textbox', name: 'Digit 6 of 6' } },
    },
    {
      asks: 'Confirm the code.',
      notes: 'Only now may money move.',
      action: {
        does: 'press',
        on: { role: 'button', name: 'Confirm', within: { role: 'dialog', name: 'Enter your one-time password' } },
      },
      until: { when: 'answered', operationId: 'approveTransaction', status: 200 },
    },
    {
      asks: 'Move the bank’s clock on.',
      notes: 'The payments leave within seconds, one by one.',
      action: { does: 'advance-clock', by: 'PT5S' },
      until: { when: 'available', account: 'current', changesBy: '-205.50' },
    },
  ],
});
