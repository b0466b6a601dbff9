import { z } from 'zod';

/** A User ID that nobody has, as it was tried, so that it is locked as a customer's would be. */
export const unknownIdSchema = z.object({
  /** A digest: what strangers type is not kept. */
  id: z.string(),
  wrongSignIns: z.int().positive(),
});
