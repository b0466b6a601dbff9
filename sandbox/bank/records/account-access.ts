import { z } from 'zod';

/** Account enquiries; payments and transfers. */
export const sharedTasks = ['CH_I', 'PC_F_SELF', 'PC_F_CGNDP'] as const;
export type SharedTask = (typeof sharedTasks)[number];

/** What an entity has allowed one provider; nothing else is allowed. */
export const accountAccessSchema = z.object({
  id: z.string(),
  partyId: z.string(),
  accessPointId: z.string(),
  grants: z
    .array(
      z.object({
        /** Replaced whenever the grant changes. */
        id: z.string(),
        accountId: z.string(),
        taskIds: z.array(z.enum(sharedTasks)).min(1),
      }),
    )
    .min(1),
  /** Counts from 1; part of the ids of grants. */
  version: z.int().positive(),
  /** Set once it is over; granted again, it counts on. */
  ended: z.literal(true).exactOptional(),
});
export type AccountAccessRecord = z.infer<typeof accountAccessSchema>;

/** A provider that asks for access to a customer's accounts, or has it. */
export const accessRequestSchema = z.object({ id: z.string(), userId: z.string(), accessPointId: z.string() });
export type AccessRequestRecord = z.infer<typeof accessRequestSchema>;
