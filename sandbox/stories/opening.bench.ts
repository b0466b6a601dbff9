import { calendarDay } from '#src/kernel/calendar.ts';
import { stories } from './registry.ts';

/** How long opening each story takes; the goal is 50 ms. Run it alone: `node sandbox/stories/opening.bench.ts`. */
const openingDay = calendarDay('2026-06-17');

for (const { id, open } of Object.values(stories)) {
  const timesMs = Array.from({ length: 25 }, (_, run) => {
    const startedMs = performance.now();
    open(run + 1, openingDay);
    return performance.now() - startedMs;
  });
  const first = timesMs[0] ?? 0;
  const median = timesMs.sort((less, more) => less - more)[12] ?? 0;
  const { postings, accounts } = open(1, openingDay);
  process.stdout.write(
    `${id}: ${accounts.length} accounts, ${postings.length} postings, first ${first.toFixed(1)} ms, median ${median.toFixed(1)} ms\n`,
  );
}
