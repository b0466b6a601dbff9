import { personas } from '#sandbox/personas/registry.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { type Figure, median } from './figure.ts';

const openingDay = calendarDay('2026-06-17');
const runs = 5;

const usualGoalMs = 50;
/** A hundred thousand transactions may take longer than the few thousand of other personas. */
const goalsMs: Readonly<Record<string, number>> = { 'long-history': 1000 };

/** The time to create a persona's accounts and history, with a new seed for each run. */
export function measurePersonas(): Figure[] {
  const opened = Object.values(personas).map(({ id, open }) => {
    const timesMs = Array.from({ length: runs + 1 }, (_, run) => {
      const began = performance.now();
      open(run + 1, openingDay);
      return performance.now() - began;
    });
    const [first = 0, ...warm] = timesMs;
    const { accounts, postings } = open(1, openingDay);
    const middle = median(warm);
    const goalMs = goalsMs[id] ?? usualGoalMs;
    return {
      what: `opening ${id} (${accounts.length} accounts, ${postings.length.toLocaleString('en-GB')} postings)`,
      measured: `${middle.toFixed(1)} ms, first ${first.toFixed(1)} ms`,
      goal: `≤ ${goalMs.toLocaleString('en-GB')} ms`,
      met: middle <= goalMs,
    };
  });
  return opened;
}
