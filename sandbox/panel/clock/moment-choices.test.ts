import { expect, it } from 'vitest';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { momentChoices } from './moment-choices.ts';

const mondayEvening = '2026-03-02T18:00:00.000Z' as Instant;

it('gives the day of each named moment', () => {
  expect(momentChoices(mondayEvening).map(({ title }) => title)).toEqual([
    'Before cut-off: Tue 3 Mar 2026',
    'After cut-off: Tue 3 Mar 2026',
    'Weekend: Sat 7 Mar 2026',
    'Bank holiday: Fri 3 Apr 2026',
    'Month end: Tue 31 Mar 2026',
    'New month: Wed 1 Apr 2026',
    'Clocks forward: Sun 29 Mar 2026',
    'Clocks back: Sun 25 Oct 2026',
  ]);
});

it('never goes back', () => {
  for (const { at } of momentChoices(mondayEvening)) expect(epochMsOf(at)).toBeGreaterThan(epochMsOf(mondayEvening));
});
