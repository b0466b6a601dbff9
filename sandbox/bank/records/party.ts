import { z } from 'zod';

export const partySchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  /** How many others must authorise payments and new payees; none where missing. */
  mandate: z.enum(['one-other', 'two-others']).optional(),
  /** The amount in pence from which two others must authorise under any mandate. */
  twoOthersFromMinor: z.int().positive().exactOptional(),
  /** Set where the user acts for a party that they do not hold, and may not share its accounts. */
  actsAs: z.literal('agent').optional(),
});
export type PartyRecord = z.infer<typeof partySchema>;
