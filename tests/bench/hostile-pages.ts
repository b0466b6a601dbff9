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

/** The slowest of several pages that are built to be slow to read in place of a bank's response. */
export function measureHostilePages(): Figure[] {
  const times = pieces.map((piece) => {
    const page = `Page blocked ${piece.repeat(length / piece.length)}`;
    const began = performance.now();
    readBlockedPage(page);
    return performance.now() - began;
  });
  return [msFigure('reading a hostile page of 128 kB', Math.max(...times), 50)];
}
