import { z } from 'zod';
import { instantSchema } from './scalars.ts';

export const jobSchema = z.object({
  id: z.string(),
  dueAt: instantSchema,
  /** The order of scheduling, which decides between jobs due at one instant. */
  sequence: z.int().nonnegative(),
  kind: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type JobRecord = z.infer<typeof jobSchema>;
