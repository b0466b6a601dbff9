import { setTimeout } from 'node:timers/promises';
import { type BankProcess, cpuSeconds, residentMib } from '#tests/bench/process-figures.ts';
import { SoakWorld } from './soak-world.ts';

export interface SoakPlan {
  readonly worlds: number;
  readonly days: number;
  /** What customers do in a world on a day. */
  readonly steps: number;
  /** The wall-clock time that all days share; a day that ends early waits. */
  readonly minutes: number;
}

export interface SoakDay {
  readonly day: number;
  readonly calls: number;
  readonly residentMib: number;
  readonly cpuSeconds: number;
}

export interface SoakResult {
  readonly days: readonly SoakDay[];
  /** Broken invariants, in words. */
  readonly broken: readonly string[];
}

/** Worlds used at a time, as by so many testers. */
const testers = 4;

/** Lets worlds live through the days, side by side. @param note called after each day. */
export async function liveOn(
  { process, url }: BankProcess,
  { worlds, days, steps, minutes }: SoakPlan,
  note: (day: SoakDay) => void = () => {},
): Promise<SoakResult> {
  const all = Array.from({ length: worlds }, (_, n) => new SoakWorld(url, n + 1));
  const past: SoakDay[] = [];
  const broken: string[] = [];
  const began = performance.now();
  for (let day = 1; day <= days; day += 1) {
    const waiting = [...all];
    await Promise.all(
      Array.from({ length: testers }, async () => {
        for (let world = waiting.shift(); world !== undefined; world = waiting.shift()) {
          broken.push(...(await world.live(steps)));
        }
      }),
    );
    const calls = all.reduce((sum, world) => sum + world.calls, 0);
    const today = { day, calls, residentMib: residentMib(process), cpuSeconds: cpuSeconds(process) };
    past.push(today);
    note(today);
    const dueMs = began + (day / days) * minutes * 60_000;
    await setTimeout(Math.max(0, dueMs - performance.now()));
  }
  return { days: past, broken };
}
