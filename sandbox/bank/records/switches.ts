import { z } from 'zod';
import { reasonCodes } from './cop-check.ts';

/** What a payee check comes to: what the directory says, one answer whatever it says, or none in time. */
export const copSchema = z.enum(['by-name', 'Y', ...reasonCodes, 'timeout']);
export type CopSwitch = z.infer<typeof copSchema>;

/** What becomes of payments: what the rules say, one outcome whatever they say, or a refusal with a code. */
export const paymentsSchema = z.union([
  z.enum(['ok', 'needs-authoriser', 'under-processing', 'cut-off']),
  z.templateLiteral(['refuse=', z.string().regex(/^[\w-]{1,40}$/)]),
]);
export type PaymentsSwitch = z.infer<typeof paymentsSchema>;
