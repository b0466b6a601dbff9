import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Instant } from '#src/kernel/instant.ts';
import { CheckText } from './check-text.tsx';

const nextCheckAt = '2026-06-03T08:30:10.250Z' as Instant;

it('says when the bank will be asked again, with the date and time in its markup', () => {
  expect(renderToStaticMarkup(<CheckText kind="payout" progress="waiting" nextCheckAt={nextCheckAt} />)).toBe(
    `It may still be made. We will ask the bank again at <time dateTime="${nextCheckAt}" data-awaited="">09:30:10</time>.`,
  );
});

it.each([
  ['waiting', 'It may still arrive. We will ask the bank again.'],
  ['checking', 'It may still arrive. We are asking the bank now.'],
] as const)('names no time while there is none: %s', (progress, text) => {
  expect(renderToStaticMarkup(<CheckText kind="request" progress={progress} />)).toBe(text);
});
