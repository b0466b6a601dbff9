import type { Tour } from '#sandbox/tours/tour.ts';
import { tour } from '#sandbox/tours/tour-link.ts';

export const bulkFile: Tour = tour({
  id: 'bulk-file',
  title: 'A bulk file with an approver',
  persona: 'maker',
  description: 'A file of payments is uploaded by one person, authorised by another, and paid.',
  minutes: 5,
  page: '/accounts',
  clock: '2026-03-03T09:30',
  loggedIn: true,
  steps: [],
});
