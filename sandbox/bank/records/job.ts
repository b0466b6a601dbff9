import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** Something the bank will do by itself when the clock gets there. `payload` is the job kind's own. */
export const jobSchema = z.object({
  id: z.string(),
  dueAt: instantSchema,
  /** Jobs due at one instant run in this order: the order they were scheduled in. */
  sequence: z.int().nonnegative(),
  kind: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type JobRecord = z.infer<typeof jobSchema>;
