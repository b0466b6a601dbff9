import { z } from 'zod';
import { reasonCodes } from '#sandbox/bank/records/cop-check.ts';

/** What a goal, a step or an answer to something else asks of the bank, as data. Texts of names match any part, in any case. */

const pounds = z.string().regex(/^\d{1,9}\.\d\d$/, 'An amount is written 250.00.');
const londonTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'A time is written 2026-03-02T17:00.');
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'A day is written 2026-03-02.');
const words = z.string().min(1).max(200);
const count = z.int().min(1).max(100);

/** What Confirmation of Payee answers: a full match, or one of its reason codes. */
export const copResults = ['Y', ...reasonCodes] as const;

const sum = { amount: pounds.exactOptional(), amountAtLeast: pounds.exactOptional() };
const order = { payee: words.exactOptional(), ...sum, reference: words.exactOptional() };

export const plainFactSchema = z.discriminatedUnion('fact', [
  /** Money has left for a payee, or is held for one. */
  z.strictObject({
    fact: z.literal('paid'),
    ...order,
    /** The payee's sort code. */
    sortCode: z
      .string()
      .regex(/^\d{6}$/)
      .exactOptional(),
    /** Confirmed no later than then, London time. */
    by: londonTime.exactOptional(),
    /** So many payments like that, or more: 1 unless said. */
    atLeast: count.exactOptional(),
  }),
  /** Submitted by the customer, and waiting for somebody else. */
  z.strictObject({ fact: z.literal('awaiting-authorisation'), ...order }),
  /** Between two of the customer's own accounts, each by its alias. */
  z.strictObject({
    fact: z.literal('transferred'),
    from: words.exactOptional(),
    to: words.exactOptional(),
    ...sum,
  }),
  /** A payment for later, or a standing order. */
  z.strictObject({
    fact: z.literal('scheduled'),
    ...order,
    repeats: z.boolean().exactOptional(),
    from: day.exactOptional(),
  }),
  z.strictObject({ fact: z.literal('schedule-cancelled'), payee: words.exactOptional() }),
  z.strictObject({ fact: z.literal('direct-debit-cancelled'), originator: words.exactOptional() }),
  z.strictObject({
    fact: z.enum(['payee-added', 'payee-changed', 'payee-deleted']),
    payee: words.exactOptional(),
    sortCode: z
      .string()
      .regex(/^\d{6}$/)
      .exactOptional(),
  }),
  /** Confirmation of Payee was asked, and answered so. */
  z.strictObject({
    fact: z.literal('name-checked'),
    name: words.exactOptional(),
    result: z.enum(copResults).exactOptional(),
  }),
  /** By the customer, on something that another ordered. */
  z.strictObject({
    fact: z.literal('decided'),
    decision: z.enum(['approved', 'declined']),
    about: words.exactOptional(),
    atLeast: count.exactOptional(),
  }),
  z.strictObject({ fact: z.literal('bulk-file'), state: z.enum(['sent', 'completed', 'refused']) }),
  z.strictObject({ fact: z.literal('book-ordered'), book: z.enum(['cheque', 'pay-in']) }),
  /** A message of the customer to the bank. */
  z.strictObject({ fact: z.literal('wrote'), subject: words.exactOptional(), text: words.exactOptional() }),
  z.strictObject({ fact: z.literal('account-named'), account: words, name: words.exactOptional() }),
  z.strictObject({
    fact: z.literal('alert-set'),
    event: z.enum(['LOGIN_SUCCESS', 'LOGIN_FAILURE']),
    way: z.enum(['EMAIL', 'SMS']).exactOptional(),
  }),
  z.strictObject({ fact: z.enum(['logged-in', 'logged-out']) }),
  /** The bank has done what an operation asks, by the journal: for pages looked at, and what leaves no record. */
  z.strictObject({ fact: z.literal('asked'), operationId: words, atLeast: count.exactOptional() }),
  z.strictObject({ fact: z.literal('clock-reached'), at: londonTime }),
]);
export type PlainFact = z.infer<typeof plainFactSchema>;

export type Fact =
  | PlainFact
  | { readonly fact: 'all' | 'any'; readonly of: readonly Fact[] }
  | { readonly fact: 'not'; readonly of: Fact };

export const factSchema: z.ZodType<Fact> = z.lazy(() =>
  z.union([
    plainFactSchema,
    z.strictObject({ fact: z.enum(['all', 'any']), of: z.array(factSchema).min(1).max(10) }),
    z.strictObject({ fact: z.literal('not'), of: factSchema }),
  ]),
);
