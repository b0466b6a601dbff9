import { z } from 'zod';

export const partySchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  /** How many others must agree before money goes out or a payee is added; nobody where nothing is said. */
  mandate: z.enum(['one-other', 'two-others']).optional(),
});
export type PartyRecord = z.infer<typeof partySchema>;
