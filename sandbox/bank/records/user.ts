import { z } from 'zod';
import { instantSchema } from './scalars.ts';

/** What a customer may be permitted to do, as the wire names it. */
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

/** What may be due between signing in and the accounts. */
export const loginSteps = ['terms', 'password', 'pin'] as const;
export type LoginStep = (typeof loginSteps)[number];

export const userSchema = z.object({
  /** The persona's id and the User ID to sign in with, lower case. */
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
  /** Every entity this user may act for, main one included, in the order shown. */
  partyIds: z.array(z.string()),
  permittedFunctions: z.array(z.enum(permittedFunctions)),
  /** `by-bank` was locked by an administrator; `wrong-details` by too many wrong passwords. */
  lock: z.enum(['none', 'wrong-details', 'by-bank']),
  /** Wrong passwords in a row, whether typed to sign in or to change the password. */
  wrongSignIns: z.int().nonnegative(),
  lastSignIn: instantSchema.nullable(),
  /** Every one they had before the present one, which may not be chosen again. */
  formerPasswords: z.array(z.string()),
  formerPins: z.array(z.string()),
  /** What is still to be done before anything else, in this order. */
  loginSteps: z.array(z.enum(loginSteps)),
  /** The service tells of the steps in either of two ways: their names, or how many are done. */
  loginFlowAs: z.enum(['list', 'number']),
  /** False until the first steps of all are done. */
  firstLoginDone: z.boolean(),
  /** What the customer must give, beside being signed in, before anything of weight is done. */
  secondFactor: z.enum(['none', 'otp', 'otp-and-pin']),
  phoneIsOn: z.boolean(),
  /** In a row, whether typed to confirm something or to change the PIN. */
  wrongPins: z.int().nonnegative(),
  pinLockedUntil: instantSchema.nullable(),
  /** In a row, over all that was to be confirmed. */
  wrongCodes: z.int().nonnegative(),
  /** Until then no one-time password is sent to this customer. */
  codesLockedUntil: instantSchema.nullable(),
});
export type UserRecord = z.infer<typeof userSchema>;
