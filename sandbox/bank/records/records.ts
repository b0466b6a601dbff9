import { z } from 'zod';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { currencies } from '#src/kernel/facts/currencies.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { PayeeGroupRecord, PayeeRecord } from './payee-records.ts';
import type { LimitPackageRecord, PaymentRecord } from './payment-records.ts';

// The Content-Security-Policy forbids `eval`, which zod would otherwise probe for.
z.config({ jitless: true });

/** What the bank keeps on file, one schema a collection. Money is not here: it lives in the ledger alone. */

const day = z.custom<CalendarDay>((value) => typeof value === 'string' && parseCalendarDay(value) !== undefined);
/** A moment with its zone, in whatever the bank stores. */
export const instantSchema = z.custom<Instant>(
  (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
);
const currency = z.enum(Object.keys(currencies) as [keyof typeof currencies, ...(keyof typeof currencies)[]]);
const pence = z.int();
/** What the customer reads of a transaction beside its description; the service never leaves it out. */
const reference = z.string().min(1);
/** The service's transaction code: `DDX` is a direct debit. */
const code = z.string().regex(/^[A-Z]{3}$/);

/** The account kinds of the product: current, racing, bond, instant access, notice, loan, mortgage. */
export const accountKinds = ['CA', 'RA', 'TD', 'IA', 'NT', 'LN', 'MO'] as const;

/** What may become of a bond at maturity. */
export const maturityInstructions = ['A', 'I', 'P', 'S', 'T'] as const;

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

/** Errands an account may take part in, by the service's task codes. */
export const taskCodes = [
  'PC_F_DOM',
  'FU_F_DFT',
  'PC_F_SELF',
  'CH_I_ST',
  'CH_N_CBR',
  'CH_I_CSE',
  'CH_N_PBR',
  'PC_I_INSTRL',
] as const;

/** What may be due between signing in and the accounts. */
export const loginSteps = ['terms', 'password', 'pin'] as const;
export type LoginStep = (typeof loginSteps)[number];

export const userSchema = z.object({
  /** The story's id and the User ID to sign in with, lower case. */
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

export const partySchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  /** How many others must agree before money goes out or a payee is added; nobody where nothing is said. */
  mandate: z.enum(['one-other', 'two-others']).optional(),
});
export type PartyRecord = z.infer<typeof partySchema>;

const addressSchema = z.object({
  fullName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  addressLine3: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  postcode: z.string(),
});

const anyAccountSchema = z.object({
  /** The bank's own key, never on the wire: sessions see tokens. */
  id: z.string(),
  partyId: z.string(),
  /** Eight digits. */
  number: z.string().regex(/^\d{8}$/),
  branchCode: z.string(),
  kind: z.enum(accountKinds),
  currency,
  displayName: z.string(),
  nickname: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  openedOn: day,
  /** Zero or more whole pence; adds to what is available. */
  overdraftMinor: pence.nonnegative(),
  /** Yearly rate in basis points: 425 is 4.25 %. */
  interestBasisPoints: z.int().nonnegative(),
  iban: z.string().nullable(),
  address: addressSchema,
  taskCodes: z.array(z.enum(taskCodes)),
  transferIsMapped: z.boolean(),
  transferOutDisabled: z.boolean(),
  /** Position within its group as the customer ordered it, from 1. */
  sequenceNumber: z.int().positive(),
  /** Loans, mortgages and bonds: the sum first lent or deposited, and the day it ends. */
  principalMinor: pence.nonnegative().nullable(),
  maturesOn: day.nullable(),
  /**
   * Bonds: what becomes of it at maturity, by the service's payout codes: account closed, interest paid out, principal and
   * interest renewed, special amount renewed, principal renewed.
   */
  maturityInstruction: z.enum(maturityInstructions).nullable(),
  /** Bonds of the instruction `S`: how much is renewed. */
  specialAmountMinor: pence.positive().nullable(),
  /** Loans and mortgages: the level instalment, and the day of the month it is taken on. */
  instalmentMinor: pence.positive().nullable(),
  repaymentDay: z.int().min(1).max(28).nullable(),
});
type AccountFields = z.infer<typeof anyAccountSchema>;

/** Kinds of account that last for a term: nothing can be said of one without its sum and its end. */
const termKinds: readonly string[] = ['LN', 'MO', 'TD'] satisfies (typeof accountKinds)[number][];
export const accountSchema = anyAccountSchema
  .refine(
    ({ kind, principalMinor, maturesOn }) =>
      !termKinds.includes(kind) || (principalMinor !== null && maturesOn !== null),
    'a loan, a mortgage or a bond needs its sum and its end',
  )
  .refine(
    ({ openedOn, maturesOn }) => maturesOn === null || openedOn < maturesOn,
    'an account that ends does so after the day it was opened on',
  )
  // Its schedule and what its payer does would otherwise differ on when and how the rest is repaid.
  .refine(
    (account) => !isLent(account) || Number(account.maturesOn?.slice(8)) === repaymentDayOf(account),
    'a loan or a mortgage ends on the day of a month that an instalment is taken on',
  );
export type AccountRecord = z.infer<typeof accountSchema>;

function isLent({ kind, maturesOn }: AccountFields): boolean {
  return (kind === 'LN' || kind === 'MO') && maturesOn !== null;
}

/** The day of the month a loan's instalments are due on: the one agreed, or else the one it was opened on, 28 at most. */
export function repaymentDayOf({ repaymentDay, openedOn }: AccountFields): number {
  return repaymentDay ?? Math.min(28, Number(openedOn.slice(8)));
}

/**
 * Something agreed that is not booked yet. A debit lowers what is available until it is; a credit, such as a cheque paid
 * in, raises nothing before. A job books it when its time comes; see `holds.ts`.
 */
export const holdSchema = z.object({
  id: z.string(),
  accountId: z.string(),
  flag: z.enum(['D', 'C']),
  minor: pence.positive(),
  currency,
  description: z.string(),
  reference,
  /** Three letters: the code of the posting to come. */
  code,
  madeAt: instantSchema,
  /** The London day it was made on. */
  madeOn: day,
  /** The London day it will be booked on. */
  valueOn: day,
  /** The other side of the posting to come: an account of the customer's or one of the bank's own. */
  counterAccountId: z.string(),
});
export type HoldRecord = z.infer<typeof holdSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  /** Counts from 1; account tokens are made from it, so they differ between sessions. */
  number: z.int().positive(),
  /** Null for a prospect: someone on the sign-in page whom the bank does not know yet. */
  userId: z.string().nullable(),
  startedAt: instantSchema,
  expiresAt: instantSchema,
  /** Handed out and not yet used. */
  nonces: z.array(z.string()),
  noncesIssued: z.int().nonnegative(),
  /** Salts handed out for the password, each good once. */
  salts: z.array(z.string()),
  /** Why it is over, kept so that the answer can say so. */
  ended: z.enum(['no', 'signed-off', 'expired', 'replaced']),
  /** When this user signed in the time before; null for a prospect and at the first sign-in. */
  previousSignIn: instantSchema.nullable(),
});
export type SessionRecord = z.infer<typeof sessionSchema>;

export const mailSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** Bulletins go to many customers and are not answered. */
  box: z.enum(['inbox', 'outbox', 'bulletins']),
  /** Mails of one exchange share it. */
  threadId: z.string(),
  subject: z.string(),
  /** The service's key of the kind of subject. */
  subjectId: z.string(),
  body: z.string(),
  sentAt: instantSchema,
  read: z.boolean(),
});
export type MailRecord = z.infer<typeof mailSchema>;

/** A link to choose a new password with, as it would come in a letter or a mail. */
export const resetTokenSchema = z.object({
  /** The token itself. */
  id: z.string(),
  userId: z.string(),
  policy: z.enum(['retail', 'corporate']),
  /** From this moment on it is worth nothing. */
  expiresAt: instantSchema,
  usedAt: instantSchema.nullable(),
});
export type ResetTokenRecord = z.infer<typeof resetTokenSchema>;

/** Something the bank will do by itself when the clock gets there. `payload` is the job kind's own. */
export const jobSchema = z.object({
  id: z.string(),
  dueAt: instantSchema,
  /** Jobs due at one instant run in this order: the order they were scheduled in. */
  sequence: z.int().nonnegative(),
  kind: z.string(),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type JobRecord = z.infer<typeof jobSchema>;

/**
 * One side of a posting: whole minor units, positive into the account, negative out of it. An account is a customer's
 * (`AccountRecord.id`) or one of the bank's own clearing accounts, `clearing:<name>:<currency>`.
 */
export const entrySchema = z.object({ accountId: z.string(), minor: pence });
export type Entry = z.infer<typeof entrySchema>;

/** A booked movement of money: two or more entries of one currency whose sum is nothing. Never changed once booked. */
export const postingSchema = z.object({
  id: z.string(),
  at: instantSchema,
  /** The London day it is booked on. */
  bookedOn: day,
  currency,
  code,
  description: z.string(),
  reference,
  entries: z.array(entrySchema).min(2),
});
export type Posting = z.infer<typeof postingSchema>;

/** Everything a story brings into the bank when its customer is first touched. */
export interface StoryBook {
  readonly user: UserRecord;
  readonly parties: readonly PartyRecord[];
  readonly accounts: readonly AccountRecord[];
  /** Oldest first; the accounts' balances are the sums of these and nothing else. */
  readonly postings: readonly Posting[];
  /** What is agreed and not booked yet; the jobs that book it are among `jobs`. */
  readonly holds: readonly HoldRecord[];
  /** What the accounts go on doing by themselves from the opening day on. */
  readonly jobs: readonly Omit<JobRecord, 'sequence'>[];
  readonly mails: readonly MailRecord[];
  readonly resetTokens: readonly ResetTokenRecord[];
  readonly payeeGroups: readonly PayeeGroupRecord[];
  readonly payees: readonly PayeeRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly limitPackages: readonly LimitPackageRecord[];
}
