import { z } from 'zod';
import { clockSchema } from '#sandbox/bank/bank-state.ts';
import { isOperationId, plannedFaultSchema } from './faults.ts';
import { verbNames } from './verb-names.ts';

export const latencySchema = z.union([z.enum(['none', 'typical', 'slow']), z.int().nonnegative()]);

const otpSchema = z.union([z.literal('phone'), z.string().regex(/^\d{6}$/)]);

/**
 * What was done to a bank from outside, decided already: the journal keeps these, so that playing it leaves no choice
 * open that the wall clock or the moment could make differently.
 */
export const controlActSchema = z.union([
  z.object({ act: z.literal('clock'), clock: clockSchema }),
  z.object({ act: z.literal('latency'), latency: latencySchema }),
  z.object({ act: z.literal('otp'), otp: otpSchema }),
  z.object({ act: z.literal('add-fault'), fault: plannedFaultSchema }),
  z.object({ act: z.literal('clear-faults'), operationId: z.string().refine(isOperationId).nullable() }),
  z.object({ act: z.literal('open-session'), userId: z.string() }),
  z.object({ act: z.literal('verb'), verb: z.enum(verbNames), userId: z.string() }),
]);
export type ControlAct = z.infer<typeof controlActSchema>;
