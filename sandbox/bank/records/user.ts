import { z } from 'zod';
import { day, instantSchema } from './scalars.ts';

export const permittedFunctions = [
  'payment',
  'transfer',
  'payeesManage',
  'paymentsFuture',
  'transactionLog',
  'statements',
  'loanStatements',
  'bulkUpload',
  'bulkView',
  'alerts',
  'payInBooks',
  'chequeBooks',
  'chequeStatus',
  'approver',
] as const;

export const loginSteps = ['terms', 'password', 'pin'] as const;
export type LoginStep = (typeof loginSteps)[number];

export const userSchema = z.object({
  id: z.string(),
  password: z.string(),
  pin: z.string(),
  honorific: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  preferredName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  mainPartyId: z.string(),
  /** Every entity the user may act for, in display order. */
  partyIds: z.array(z.string()),
  permittedFunctions: z.array(z.enum(permittedFunctions)),
  /** `by-bank`: by an administrator. `wrong-details`: by too many wrong passwords. */
  lock: z.enum(['none', 'wrong-details', 'by-bank']),
  /** In a row, at sign-in and in changing the password. */
  wrongSignIns: z.int().nonnegative(),
  lastSignIn: instantSchema.nullable(),
  formerPasswords: z.array(z.string()),
  formerPins: z.array(z.string()),
  loginSteps: z.array(z.enum(loginSteps)),
  /** The wire has either the names of the steps or the number done. */
  loginFlowAs: z.enum(['list', 'number']),
  firstLoginDone: z.boolean(),
  secondFactor: z.enum(['none', 'otp', 'otp-and-pin']),
  phoneIsOn: z.boolean(),
  /** In a row, in challenges and in changing the PIN. */
  wrongPins: z.int().nonnegative(),
  pinLockedUntil: instantSchema.nullable(),
  /** How often wrong PINs have locked the PIN on that day; missing until the first time. */
  pinLocks: z.object({ on: day, count: z.int().positive() }).exactOptional(),
  /** In a row, over all challenges. */
  wrongCodes: z.int().nonnegative(),
  /** No one-time password is sent before then. */
  codesLockedUntil: instantSchema.nullable(),
  /** The session of the last code or PIN, and what was paid without one since; missing until the first. */
  lastFactor: z
    .object({ sessionId: z.string().nullable(), payments: z.int().nonnegative(), minor: z.int().nonnegative() })
    .exactOptional(),
  /** When the user last listed what awaits their authorisation; missing until then. */
  approvalsVisitedAt: instantSchema.exactOptional(),
});
export type UserRecord = z.infer<typeof userSchema>;
