import { readBlockedPage } from '#src/api/client/blocked-page.ts';
import type { Figure } from './figure.ts';
import { msFigure } from './page-watch.ts';

const length = 128 * 1024;
const pieces = [
  '<script',
  '<script>',
  '<',
  '<<style>',
  '&amp',
  '&#',
  'error code ',
  'support id is a.',
  'support id 1.',
];

/** What stands where the bank's answer should be, made to be slow to read: the slowest of several such pages. */
export function measureHostilePages(): Figure[] {
  const times = pieces.map((piece) => {
    const page = `Page blocked ${piece.repeat(length / piece.length)}`;
    const began = performance.now();
    readBlockedPage(page);
    return performance.now() - began;
  });
  return [msFigure('a page of 128 kB that is made to be slow to read', Math.max(...times), 50)];
}
