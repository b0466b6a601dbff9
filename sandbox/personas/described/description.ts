import { z } from 'zod';
import { accountSchema } from './description-accounts.ts';
import { alias, amount, name, place, reference, textUpTo } from './description-parts.ts';
import { entitySchema, personSchema } from './description-people.ts';
import { checkResults, hardNames } from './description-words.ts';

/**
 * A customer of the bank as a tester describes one. Every part may be left out, and `{}` is a whole customer. Amounts are
 * decimal text in the account's currency, days `YYYY-MM-DD`, and numbers of days count from the day the customer is made.
 * Entities, people and payees are referred to by their place in the description, from 1. What each part means is said
 * in the schema itself, which is published as openapi/customer-description.generated.json.
 */

const payeeName = textUpTo(35).describe('As the account is held.');
const sortCode = z
  .string()
  .regex(/^\d{6}$/, { error: 'A sort code has six digits.' })
  .describe('Six digits.');
const accountNumber = z
  .string()
  .regex(/^\d{8}$/, { error: 'An account number has eight digits.' })
  .describe('Eight digits.');

const payeeSchema = z.strictObject({
  alias: alias.exactOptional().describe('Names it in links.'),
  entity: place.default(1).describe('Whose payee it is, by the entity’s number.'),
  name: payeeName,
  sortCode,
  accountNumber,
  type: z.enum(['Personal', 'Business']).default('Personal').describe('The kind of holder.'),
  nickname: textUpTo(35).exactOptional().describe('As the customer has named it.'),
  reference: reference.exactOptional().describe('The usual reference.'),
  lastReference: reference.exactOptional().describe('The reference of the latest payment.'),
});

const payeesSchema = z.strictObject({
  count: z
    .int()
    .min(0)
    .max(500)
    .exactOptional()
    .describe('How many in all: those named, those wanted below, and invented ones.'),
  checks: z
    .array(z.enum(checkResults))
    .max(13)
    .default([])
    .describe('One payee for each of these results of the name check.'),
  hardNames: z
    .array(z.enum(hardNames))
    .max(5)
    .default([])
    .describe('One payee for each of these kinds of name that are hard to show or to send.'),
  named: z.array(payeeSchema).max(500).default([]).describe('Payees with details of their own.'),
});

const every = z.enum(['day', 'week', 'fortnight', 'month', 'two-months', 'quarter', 'half-year', 'year']);

/** A payee by its number, an account by its alias, or somebody who is no payee. */
const recipient = z.union([place, alias, z.strictObject({ name: payeeName, sortCode, accountNumber })]);

/** What a standing order and a future payment have alike. */
const orderParts = {
  alias: alias.exactOptional().describe('Names it in links.'),
  from: alias.exactOptional().describe('The alias of the account that pays; the first current account unless said.'),
  to: recipient
    .exactOptional()
    .describe(
      'To a payee by its number, to an account of the customer by its alias, or to somebody who is no payee; the entity’s first payee unless said.',
    ),
  amount: amount.exactOptional().describe('Drawn unless said; of one that fails, it is more than there is.'),
  reference: reference.exactOptional().describe('On the other side’s statement.'),
  cancelled: z.boolean().default(false).describe('It has been cancelled.'),
};

const standingOrderSchema = z.strictObject({
  ...orderParts,
  every: every.default('month').describe('How often.'),
  next: z.int().min(1).max(366).default(7).describe('Days until the next payment.'),
  ends: z.int().min(1).max(3_660).exactOptional().describe('Days until the last one.'),
  missed: z
    .int()
    .min(0)
    .max(12)
    .default(0)
    .describe(
      'How many of the latest payments could not be made; a few more if the first were in a month too short for its day.',
    ),
  fails: z
    .boolean()
    .exactOptional()
    .describe('Whether the next payment cannot be made; unless said, that follows from the amount.'),
});

const directDebitSchema = z.strictObject({
  from: alias.exactOptional().describe('The alias of the account that pays; the first current account unless said.'),
  originator: name.exactOptional().describe('Who collects; drawn unless said.'),
  amount: amount.exactOptional().describe('What is collected; drawn unless said.'),
  reference: reference.exactOptional().describe('On the other side’s statement.'),
  dayOfMonth: z.int().min(1).max(28).exactOptional().describe('The day of the month on which it is collected.'),
  months: z
    .array(z.int().min(1).max(12))
    .min(1)
    .max(12)
    .exactOptional()
    .describe('The months in which it is collected; every month unless said.'),
  missed: z.int().min(0).max(12).default(0).describe('How many of the latest collections were not paid.'),
  cancelled: z.boolean().default(false).describe('It has been cancelled.'),
});

const futurePaymentSchema = z.strictObject({
  ...orderParts,
  in: z.int().min(1).max(366).default(7).describe('Days until it is made.'),
  fails: z.boolean().exactOptional().describe('Whether it cannot be made; unless said, that follows from the amount.'),
});

const bulkFileSchema = z.strictObject({
  account: alias.exactOptional().describe('The alias of the account that pays.'),
  name: z
    .string()
    .regex(/^[A-Za-z0-9 _-]{1,40}\.(csv|txt)$/)
    .exactOptional()
    .describe('The name of the file.'),
  state: z
    .enum(['verified', 'pending-approval', 'approved', 'completed', 'declined', 'expired', 'wrong-row', 'unreadable'])
    .default('verified')
    .describe('How far the file has come, or what is wrong with it.'),
  rows: z.int().min(1).max(500).default(3).describe('How many payments it has.'),
  amount: amount.exactOptional().describe('Of each row.'),
  payIn: z.int().min(1).max(60).exactOptional().describe('Days until, or since, the day of payment.'),
  by: place.default(1).describe('Who ordered it, by the person’s number.'),
});

const awaitingSchema = z.strictObject({
  kind: z
    .enum(['payment', 'regular-payment', 'payee', 'payee-change', 'cheque-book', 'pay-in-book'])
    .default('payment')
    .describe('What was ordered. Bulk files wait by their own state.'),
  state: z
    .enum(['pending', 'half-authorised', 'authorised', 'declined', 'expired', 'dated-in-the-past'])
    .default('pending')
    .describe('How far it has come.'),
  account: alias.exactOptional().describe('The alias of the account that it concerns.'),
  to: place.exactOptional().describe('The payee, by number; the entity’s first one unless said.'),
  amount: amount.exactOptional().describe('Drawn unless said.'),
  reference: reference.exactOptional().describe('On the other side’s statement.'),
  by: place.default(1).describe('Who ordered it, by the person’s number.'),
});

const messageSchema = z.strictObject({
  box: z.enum(['inbox', 'outbox', 'bulletins']).default('inbox').describe('Where it lies.'),
  subject: textUpTo(100).exactOptional().describe('Drawn unless said.'),
  text: textUpTo(5_000).exactOptional().describe('Drawn unless said.'),
  daysAgo: z.int().min(1).max(3_650).default(2).describe('Days since it was written.'),
  isRead: z.boolean().default(false).describe('Whether it has been opened.'),
  to: place.default(1).describe('Whose it is, by the person’s number.'),
});

const bookSchema = z.strictObject({
  account: alias.exactOptional().describe('The alias of the account.'),
  kind: z.enum(['cheque', 'pay-in']).default('cheque').describe('A cheque book or a pay-in book.'),
  orderedDaysAgo: z
    .int()
    .min(1)
    .max(1_000)
    .default(30)
    .describe('Days since it was ordered; it is delivered eight working days later.'),
});

export const descriptionSchema = z
  .strictObject({
    seed: z.int().min(0).max(2_147_483_647).default(1).describe('Draws everything that is not said.'),
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{2,25}$/, { error: 'An id has 3 to 26 small letters, digits and hyphens.' })
      .exactOptional()
      .describe('Names the customer, and the first of its people. Left out, it follows from the description.'),
    title: textUpTo(60).exactOptional().describe('What testers read of it.'),
    people: z
      .array(personSchema)
      .min(1)
      .max(6)
      .prefault([{}])
      .describe('Who logs in. Numbers elsewhere count them from 1.'),
    entities: z
      .array(entitySchema)
      .min(1)
      .max(6)
      .prefault([{}])
      .describe('Whom they act for. Numbers elsewhere count them from 1.'),
    years: z.int().min(0).max(15).default(2).describe('How many years ago the first account was opened, unless said.'),
    accounts: z
      .array(accountSchema)
      .max(200)
      .exactOptional()
      .describe('A current account and one for savings unless said.'),
    payees: payeesSchema.prefault({}).describe('Whom they pay. Numbers elsewhere count them from 1.'),
    standingOrders: z.array(standingOrderSchema).max(60).exactOptional().describe('Payments that are made regularly.'),
    directDebits: z.array(directDebitSchema).max(60).exactOptional().describe('What others collect from the accounts.'),
    futurePayments: z.array(futurePaymentSchema).max(60).exactOptional().describe('Payments on a later day.'),
    bulkFiles: z.array(bulkFileSchema).max(30).default([]).describe('Files of many payments.'),
    awaiting: z.array(awaitingSchema).max(60).default([]).describe('What awaits authorisation, or did.'),
    messages: z.array(messageSchema).max(200).exactOptional().describe('Secure messages.'),
    books: z.array(bookSchema).max(12).default([]).describe('Cheque books and pay-in books that were ordered.'),
    usedToday: z
      .array(
        z.strictObject({
          amount: amount.describe('In pounds.'),
          to: place.exactOptional().describe('To a payee, by number; the entity’s first one unless said.'),
        }),
      )
      .max(20)
      .default([])
      .describe('Paid from the first current account since midnight.'),
  })
  .describe('A customer as a tester describes one. Every part may be left out.');

export type WrittenDescription = z.input<typeof descriptionSchema>;
export type Description = z.output<typeof descriptionSchema>;
export type DescribedPerson = Description['people'][number];
export type DescribedEntity = Description['entities'][number];
export type DescribedAccount = NonNullable<Description['accounts']>[number];
export type Limits = DescribedPerson['limits'];
