import { z } from 'zod';
import { day } from './scalars.ts';

export const alertEvents = ['LOGIN_SUCCESS', 'LOGIN_FAILURE'] as const;
export type AlertEvent = (typeof alertEvents)[number];

export const alertWays = ['EMAIL', 'SMS'] as const;
export type AlertWay = (typeof alertWays)[number];

/** One for each user at most. An alert without a way is left out. */
export const alertSubscriptionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  startsOn: day,
  endsOn: day,
  alerts: z
    .array(z.object({ event: z.enum(alertEvents), ways: z.array(z.enum(alertWays)).min(1) }))
    .min(1)
    .refine((alerts) => new Set(alerts.map(({ event }) => event)).size === alerts.length, 'an event is there once'),
});
export type AlertSubscriptionRecord = z.infer<typeof alertSubscriptionSchema>;
