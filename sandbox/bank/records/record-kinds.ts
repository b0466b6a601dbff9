import { z } from 'zod';
import { accountSchema } from './account.ts';
import { accessRequestSchema, accountAccessSchema } from './account-access.ts';
import { alertSubscriptionSchema } from './alert-subscription.ts';
import { approvalSchema } from './approval.ts';
import { bulkFileSchema } from './bulk-file.ts';
import { challengeSchema } from './challenge.ts';
import { chequeBookSchema, chequeMarkSchema } from './cheque-book.ts';
import { copCheckSchema } from './cop-check.ts';
import { describedCustomerSchema } from './described-customer.ts';
import { directDebitSchema } from './direct-debit.ts';
import { emailSchema } from './email.ts';
import { holdSchema } from './hold.ts';
import { instructionSchema } from './instruction.ts';
import { limitPackageSchema } from './limit-package.ts';
import { mailSchema } from './mail.ts';
import { partySchema } from './party.ts';
import { payeeGroupSchema, payeeSchema } from './payee.ts';
import { payeeEventSchema } from './payee-event.ts';
import { paymentSchema } from './payment.ts';
import { phoneMessageSchema } from './phone-message.ts';
import { resetTokenSchema } from './reset-token.ts';
import { sessionSchema } from './session.ts';
import { userSchema } from './user.ts';

/** A User ID that nobody has, as it was tried, so that it is locked as a customer's would be. */
const unknownIdSchema = z.object({
  /** A digest: what strangers type is not kept. */
  id: z.string(),
  wrongSignIns: z.int().positive(),
});

/** Collections, stored state and export derive from this list. Money is kept in the ledger alone. */
export const recordSchemas = {
  users: userSchema,
  parties: partySchema,
  accounts: accountSchema,
  holds: holdSchema,
  sessions: sessionSchema,
  challenges: challengeSchema,
  phoneMessages: phoneMessageSchema,
  mails: mailSchema,
  resetTokens: resetTokenSchema,
  payeeGroups: payeeGroupSchema,
  payees: payeeSchema,
  payeeEvents: payeeEventSchema,
  copChecks: copCheckSchema,
  payments: paymentSchema,
  instructions: instructionSchema,
  directDebits: directDebitSchema,
  chequeBooks: chequeBookSchema,
  chequeMarks: chequeMarkSchema,
  limitPackages: limitPackageSchema,
  bulkFiles: bulkFileSchema,
  approvals: approvalSchema,
  alertSubscriptions: alertSubscriptionSchema,
  emails: emailSchema,
  accessRequests: accessRequestSchema,
  accountAccesses: accountAccessSchema,
  unknownIds: unknownIdSchema,
  describedCustomers: describedCustomerSchema,
} as const;

export type CollectionName = keyof typeof recordSchemas;
export type RecordOf<Name extends CollectionName> = Readonly<z.infer<(typeof recordSchemas)[Name]>>;
export const collectionNames = Object.keys(recordSchemas) as CollectionName[];
