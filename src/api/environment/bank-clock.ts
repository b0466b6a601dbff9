import { createClock } from '#src/kernel/clock.ts';

export const clock = createClock();
