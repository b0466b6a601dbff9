import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** A customer whom somebody described. The books are made from the description once one of their users is met. */
export const describedCustomerSchema = z.object({
  id: z.string(),
  /** Counts the bank's described customers apart; the numbers of their accounts and entities begin with it. */
  ordinal: z.int().min(0).max(9999),
  /** Their history ends the evening before. */
  madeAt: instantSchema,
  userIds: z.array(z.string()).min(1),
  /** The description as canonical JSON. */
  description: z.string(),
});
export type DescribedCustomerRecord = z.infer<typeof describedCustomerSchema>;
