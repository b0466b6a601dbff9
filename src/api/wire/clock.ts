import { createClock } from '#src/kernel/clock.ts';

/** The app's clock, wired once: every answer of the bank sets its business time, and every screen reads it here. */
export const clock = createClock();
