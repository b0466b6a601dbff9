import { z } from 'zod';
import { maturityInstructions } from '#sandbox/bank/records/account.ts';
import { sharedTasks } from '#sandbox/bank/records/account-access.ts';
import { alertEvents, alertWays } from '#sandbox/bank/records/alert-subscription.ts';
import { loginSteps, permittedFunctions } from '#sandbox/bank/records/user.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { amountPattern, longestName, longestPartyName, nameWanted, signedPattern } from './description-words.ts';

/**
 * A customer of the bank as a tester describes one. Every part may be left out, and `{}` is a whole customer. Amounts are
 * decimal text in the account's currency, days `YYYY-MM-DD`, and numbers of days count from the day the customer is made.
 * Entities, people and payees are referred to by their place in the description, from 1.
 */

const amount = z
  .string()
  .regex(amountPattern, { error: 'An amount is text such as "12.50", with at most nine digits before the point.' });
const signed = z.string().regex(signedPattern, { error: 'A balance is text such as "12.50" or "-240.15".' });
const day = z
  .string()
  .refine((text) => parseCalendarDay(text) !== undefined, { error: 'A day is written YYYY-MM-DD, and must exist.' })
  .transform((text) => text as CalendarDay)
  .meta({ format: 'date' });
const nameUpTo = (most: number) =>
  z.string().min(1).max(most).regex(nameWanted, { error: "A name has letters, digits, spaces and & ' . , - ( ) /." });
const name = nameUpTo(longestName);
const alias = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, { error: 'An alias has up to 30 small letters, digits and hyphens.' });
const place = z.int().min(1).max(500);
const text = z.string().min(1).max(5_000);
const reference = z
  .string()
  .regex(/^[A-Za-z0-9 &./-]{1,18}$/, { error: 'A reference has up to 18 letters, digits, spaces and & . / -.' });

const limitSchema = z.strictObject({
  minimum: amount.exactOptional(),
  maximum: amount.exactOptional(),
  /** Over a day. */
  daily: amount.exactOptional(),
  count: z.int().min(1).max(99_999).exactOptional(),
});

/** Left out, the bank's own limits hold. */
const limitsSchema = z.strictObject({
  payments: limitSchema.exactOptional(),
  transfers: limitSchema.exactOptional(),
  bulk: limitSchema.exactOptional(),
});

const personSchema = z.strictObject({
  /** What they log in with. Left out, it is the customer's id, with the person's number from the second on. */
  userId: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,29}$/, { error: 'A User ID has 3 to 30 small letters, digits and hyphens.' })
    .exactOptional(),
  title: z
    .string()
    .regex(/^[A-Za-z. ]{1,10}$/)
    .exactOptional(),
  firstName: name.exactOptional(),
  lastName: name.exactOptional(),
  preferredName: name.exactOptional(),
  /** Empty: the bank has none. */
  email: z
    .string()
    .max(100)
    .regex(/^$|^[^@\s]+@example\.com$/, { error: 'An e-mail address ends with @example.com.' })
    .exactOptional(),
  /** Empty: the bank has none, and no code can reach them. */
  phone: z
    .string()
    .regex(/^$|^07700 900\d{3}$/, { error: 'A mobile number is one that rings nowhere: 07700 900000 to 07700 900999.' })
    .exactOptional(),
  /** The entities they act for, by number; all of them unless named. */
  actsFor: z.array(place).min(1).max(6).exactOptional(),
  /** What they may do: of a private customer, of a business one, only to look, or exactly these. */
  may: z
    .union([
      z.enum(['private', 'everything', 'look', 'order', 'authorise']),
      z.array(z.enum(permittedFunctions)).max(14),
    ])
    .exactOptional(),
  secondFactor: z.enum(['none', 'otp', 'otp-and-pin']).exactOptional(),
  phoneIsOn: z.boolean().default(true),
  lock: z.enum(['none', 'wrong-details', 'by-bank']).default('none'),
  /** The PIN is locked for the next half hour. */
  pinIsLocked: z.boolean().default(false),
  /** No code is sent for the next half hour. */
  codesAreLocked: z.boolean().default(false),
  /** The steps due at the next login. */
  loginSteps: z.array(z.enum(loginSteps)).max(3).default([]),
  hasLoggedIn: z.boolean().default(true),
  alerts: z
    .array(z.strictObject({ event: z.enum(alertEvents), ways: z.array(z.enum(alertWays)).min(1).max(2) }))
    .max(2)
    .default([]),
  limits: limitsSchema.default({}),
});

const providerSchema = z.strictObject({
  /** An access point of the bank's list. */
  id: z.string().max(60),
  /** Accounts that it may see or pay from; one that only asks has none. */
  accounts: z.array(alias).max(200).default([]),
  may: z.array(z.enum(sharedTasks)).min(1).max(3).default(['CH_I']),
});

const entitySchema = z.strictObject({
  /** An agent acts for somebody else's entity, and may not share its accounts. */
  kind: z.enum(['personal', 'joint', 'company', 'racing', 'agent']).default('personal'),
  /** Two holders of a joint account are named in full. */
  name: nameUpTo(longestPartyName).exactOptional(),
  /** How many others must authorise. */
  mandate: z.enum(['none', 'one-other', 'two-others']).default('none'),
  /** The amount from which two others must. */
  twoOthersFrom: amount.exactOptional(),
  limits: limitsSchema.default({}),
  providers: z.array(providerSchema).max(6).default([]),
});

const accountSchema = z.strictObject({
  product: z.enum(Object.keys(products) as [ProductName, ...ProductName[]]).default('current'),
  /** Names it in links and in this description; the product's name, with a number from the second on, unless given. */
  alias: alias.exactOptional(),
  entity: place.default(1),
  name: name.exactOptional(),
  nickname: name.exactOptional(),
  /** Booked, on the day the customer is made; negative for what is owed. */
  balance: signed.exactOptional(),
  overdraft: amount.exactOptional(),
  /** Yearly, in per cent: `4.25`. */
  interestRate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'A rate is text such as "4.25", in per cent a year.' })
    .exactOptional(),
  opened: day.exactOptional(),
  /** What happens on it; by its product unless said. */
  habits: z.enum(['salary', 'household', 'shop', 'stud-farm', 'quiet', 'none']).exactOptional(),
  /** Transactions beside those of its habits. */
  transactionsAMonth: z.int().min(0).max(3_000).default(0),
  /** Of a loan, a mortgage or a bond: when it ends. */
  matures: day.exactOptional(),
  /** Of a loan or a mortgage what was lent, of a bond what was deposited. */
  principal: amount.exactOptional(),
  /** Of a loan or a mortgage: the latest instalments that were not paid. */
  arrears: z.int().min(0).max(6).default(0),
  /** What becomes of a bond at its end. */
  atMaturity: z.enum(maturityInstructions).exactOptional(),
  restrictions: z
    .array(
      z.enum([
        'frozen',
        'no-payments',
        'no-transfers',
        'no-statements',
        'no-cheque-book',
        'no-paying-in-book',
        'no-regular-payments',
      ]),
    )
    .max(7)
    .default([]),
});

/** The results of a name check that a payee can have in the bank's directory. */
export const checkResults = [
  'Y',
  'ANNM',
  'MBAM',
  'BANM',
  'PANM',
  'BAMM',
  'PAMM',
  'OPTO',
  'CASS',
  'ACNS',
  'SCNS',
  'AC01',
  'IVCR',
] as const;
/** Names that are hard to show or to send. */
export const hardNames = ['apostrophe', 'hyphen', 'longest', 'one-letter', 'symbols'] as const;

const payeeSchema = z.strictObject({
  alias: alias.exactOptional(),
  entity: place.default(1),
  name: z.string().min(1).max(35),
  sortCode: z.string().regex(/^\d{6}$/),
  accountNumber: z.string().regex(/^\d{8}$/),
  type: z.enum(['Personal', 'Business']).default('Personal'),
  nickname: z.string().min(1).max(35).exactOptional(),
  reference: reference.exactOptional(),
  lastReference: reference.exactOptional(),
});

const payeesSchema = z.strictObject({
  /** How many in all: those named, those wanted below, and invented ones. */
  count: z.int().min(0).max(500).exactOptional(),
  /** One payee for each result of the name check. */
  checks: z.array(z.enum(checkResults)).max(13).default([]),
  /** One payee for each kind of name. */
  hardNames: z.array(z.enum(hardNames)).max(5).default([]),
  named: z.array(payeeSchema).max(500).default([]),
});

const every = z.enum(['day', 'week', 'fortnight', 'month', 'two-months', 'quarter', 'half-year', 'year']);

/** To a payee by its number, or to an account of the customer by its alias. */
const recipient = z.union([place, alias]);

const standingOrderSchema = z.strictObject({
  alias: alias.exactOptional(),
  from: alias.exactOptional(),
  to: recipient.default(1),
  /** Left out, it is drawn; of one that fails, it is more than there is. */
  amount: amount.exactOptional(),
  reference: reference.exactOptional(),
  every: every.default('month'),
  /** Days until the next payment. */
  next: z.int().min(1).max(366).default(7),
  /** Days until the last one. */
  ends: z.int().min(1).max(3_660).exactOptional(),
  /** The latest payments that could not be made. */
  missed: z.int().min(0).max(12).default(0),
  /** The next payment cannot be made. */
  fails: z.boolean().default(false),
  cancelled: z.boolean().default(false),
});

const directDebitSchema = z.strictObject({
  from: alias.exactOptional(),
  originator: name.exactOptional(),
  amount: amount.exactOptional(),
  reference: reference.exactOptional(),
  dayOfMonth: z.int().min(1).max(28).exactOptional(),
  months: z.array(z.int().min(1).max(12)).min(1).max(12).exactOptional(),
  /** The latest collections that were not paid. */
  missed: z.int().min(0).max(12).default(0),
  cancelled: z.boolean().default(false),
});

const futurePaymentSchema = z.strictObject({
  alias: alias.exactOptional(),
  from: alias.exactOptional(),
  to: recipient.default(1),
  amount: amount.exactOptional(),
  reference: reference.exactOptional(),
  /** Days until it is made. */
  in: z.int().min(1).max(366).default(7),
  fails: z.boolean().default(false),
  cancelled: z.boolean().default(false),
});

const bulkFileSchema = z.strictObject({
  account: alias.exactOptional(),
  name: z
    .string()
    .regex(/^[A-Za-z0-9 _-]{1,40}\.(csv|txt)$/)
    .exactOptional(),
  state: z
    .enum(['verified', 'pending-approval', 'approved', 'completed', 'declined', 'expired', 'wrong-row', 'unreadable'])
    .default('verified'),
  rows: z.int().min(1).max(500).default(3),
  /** Of each row. */
  amount: amount.exactOptional(),
  /** Days until, or since, the day of payment. */
  payIn: z.int().min(1).max(60).exactOptional(),
  by: place.default(1),
});

/** Beside bulk files, which wait by their own state. */
const awaitingSchema = z.strictObject({
  kind: z
    .enum(['payment', 'regular-payment', 'payee', 'payee-change', 'cheque-book', 'pay-in-book'])
    .default('payment'),
  state: z
    .enum(['pending', 'half-authorised', 'authorised', 'declined', 'expired', 'dated-in-the-past'])
    .default('pending'),
  account: alias.exactOptional(),
  to: place.default(1),
  amount: amount.exactOptional(),
  reference: reference.exactOptional(),
  /** Who ordered it. */
  by: place.default(1),
});

const messageSchema = z.strictObject({
  box: z.enum(['inbox', 'outbox', 'bulletins']).default('inbox'),
  subject: z.string().min(1).max(100).exactOptional(),
  text: text.exactOptional(),
  daysAgo: z.int().min(1).max(3_650).default(2),
  isRead: z.boolean().default(false),
  to: place.default(1),
});

const bookSchema = z.strictObject({
  account: alias.exactOptional(),
  kind: z.enum(['cheque', 'pay-in']).default('cheque'),
  /** Delivered eight working days later. */
  orderedDaysAgo: z.int().min(1).max(1_000).default(30),
});

export const descriptionSchema = z.strictObject({
  /** Draws everything that is not said. */
  seed: z.int().min(0).max(2_147_483_647).default(1),
  /** Names the customer, and the first of its people. Left out, it follows from the description. */
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,25}$/, { error: 'An id has 3 to 26 small letters, digits and hyphens.' })
    .exactOptional(),
  /** What testers read of it. */
  title: z.string().min(1).max(60).exactOptional(),
  people: z.array(personSchema).min(1).max(6).prefault([{}]),
  entities: z.array(entitySchema).min(1).max(6).prefault([{}]),
  /** How long ago the first account was opened, unless said. */
  years: z.int().min(0).max(15).default(2),
  accounts: z.array(accountSchema).max(200).exactOptional(),
  payees: payeesSchema.prefault({}),
  standingOrders: z.array(standingOrderSchema).max(60).exactOptional(),
  directDebits: z.array(directDebitSchema).max(60).exactOptional(),
  futurePayments: z.array(futurePaymentSchema).max(60).exactOptional(),
  bulkFiles: z.array(bulkFileSchema).max(30).default([]),
  awaiting: z.array(awaitingSchema).max(60).default([]),
  messages: z.array(messageSchema).max(200).exactOptional(),
  books: z.array(bookSchema).max(12).default([]),
  /** Paid from the first current account since midnight. */
  usedToday: z
    .array(z.strictObject({ amount, to: place.default(1) }))
    .max(20)
    .default([]),
});

export type WrittenDescription = z.input<typeof descriptionSchema>;
export type Description = z.output<typeof descriptionSchema>;
export type DescribedPerson = Description['people'][number];
export type DescribedEntity = Description['entities'][number];
export type DescribedAccount = NonNullable<Description['accounts']>[number];
export type Limits = DescribedPerson['limits'];
