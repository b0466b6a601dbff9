import { z } from 'zod';
import { reasonCodes } from './cop-check.ts';

/** Confirmation of Payee: by the directory, a fixed result, or no answer in time. */
export const copSchema = z.enum(['by-name', 'Y', ...reasonCodes, 'timeout']);
export type CopSwitch = z.infer<typeof copSchema>;

/** Strong customer authentication: what the specification asks for, or what the UK's technical standards do as well. */
export const scaSchema = z.enum(['as-specified', 'strict']);
export type ScaSwitch = z.infer<typeof scaSchema>;

/** Whether amounts, references and names of the table of magic values cause what it says. */
export const magicSchema = z.enum(['no', 'yes']);
export type MagicSwitch = z.infer<typeof magicSchema>;

/** Payments: by the rules, a fixed outcome, or a refusal with a code. */
export const paymentsSchema = z.union([
  z.enum(['ok', 'needs-authoriser', 'under-processing', 'cut-off']),
  z.templateLiteral(['refuse=', z.string().regex(/^[\w-]{1,40}$/)]),
]);
export type PaymentsSwitch = z.infer<typeof paymentsSchema>;
