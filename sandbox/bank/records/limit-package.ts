import { z } from 'zod';
import { pence } from './scalars.ts';

export const limitTargets = ['makePayment', 'internalTransfer', 'bulkPayments'] as const;
export type LimitTarget = (typeof limitTargets)[number];

const targetLimitSchema = z.object({
  minimumMinor: pence.nonnegative(),
  maximumMinor: pence.positive(),
  /** Over a London day. */
  dailyMinor: pence.positive(),
  dailyCount: z.int().positive(),
});
export type TargetLimit = z.infer<typeof targetLimitSchema>;

export const limitPackageSchema = z.object({
  /** `USER:<user>` or `PARTY:<party>`. */
  id: z.string(),
  targets: z.object({
    makePayment: targetLimitSchema,
    internalTransfer: targetLimitSchema,
    bulkPayments: targetLimitSchema,
  }),
});
export type LimitPackageRecord = z.infer<typeof limitPackageSchema>;
