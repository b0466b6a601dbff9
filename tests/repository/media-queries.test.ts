import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** In pixels, a layout for wide windows would stay where larger text has left no room for it. */
const inPixels =
  /@(?:media|container)[^{]*\d\s*px[^{]*\{|matchMedia\([^)]*\d\s*px|'\((?:min|max)-(?:width|height):[^']*\d\s*px[^']*'/g;

it('asks for widths in em, so that layouts follow the size of the text', () => {
  const files = [...globSync('{src,sandbox}/**/*.{css,ts,tsx}'), 'index.html'];
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(inPixels)].map(([query]) => `${file}: ${query.trim()}`),
  );
  expect(found).toEqual([]);
});

it('sees a width in pixels', () => {
  for (const query of ['@media (max-width: 599px) {', '@container (min-width: 40px) {', "'(max-width: 599px)'"]) {
    expect(query).toMatch(new RegExp(inPixels.source));
  }
  expect('@media (max-width: 37.49em) {').not.toMatch(new RegExp(inPixels.source));
});
