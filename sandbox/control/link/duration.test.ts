import { expect, it } from 'vitest';
import { readDuration } from './duration.ts';

it.each([
  ['P1D', 86_400_000],
  ['PT9M', 540_000],
  ['P1DT2H', 93_600_000],
  ['PT1H30M15S', 5_415_000],
  ['P', undefined],
  ['PT', undefined],
  ['P1DT', undefined],
  ['P1M', undefined],
  ['-P1D', undefined],
  ['1d', undefined],
  ['P99999999999999D', undefined],
  ['', undefined],
])('reads %s as %s ms', (text, ms) => expect(readDuration(text)).toBe(ms));
