import { createClock } from '#src/kernel/clock.ts';

/** The app's clock: every answer sets its business time. */
export const clock = createClock();
