import { exercise } from '#sandbox/classroom/exercises/exercise.ts';

export const suppliersFile = exercise({
  id: 'suppliers-file',
  title: 'A bulk file to authorise',
  area: 'bulk',
  customer: 'approver',
  clock: '2026-03-03T10:00',
  page: '/accounts',
  story:
    'The file SUPPLIERS.csv with four payments, £223.00 together, was sent on Sunday and waits for a second person. The finance director has read the list, and asks you to authorise it.',
  steps: [
    { asks: 'Look at the payments of the file.', until: { fact: 'asked', operationId: 'listBulkRecords' } },
    { asks: 'Authorise the file.', until: { fact: 'decided', decision: 'approved', about: 'bulk-file' } },
  ],
  goals: [
    {
      fact: { fact: 'asked', operationId: 'listBulkRecords' },
      says: 'You read the payments first.',
      notYet: 'The payments of the file have not been looked at.',
    },
    {
      fact: { fact: 'decided', decision: 'approved', about: 'bulk-file' },
      says: 'The file is authorised.',
      notYet: 'The file still waits for you.',
    },
  ],
  never: [
    {
      if: { fact: 'decided', decision: 'declined', about: 'bulk-file' },
      says: 'The file was declined. It has to be sent again.',
    },
  ],
  otherwise: [{ if: { fact: 'decided', decision: 'approved' }, says: 'Something else was authorised.' }],
  hints: ['The file is among the bulk payments, and among the authorisations.', 'Its reference begins with BF.'],
  learnt: 'One authorisation releases every payment of a file, so read the list before.',
});
