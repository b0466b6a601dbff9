import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountRecord } from './account.ts';
import type { AccessRequestRecord, AccountAccessRecord } from './account-access.ts';
import type { AlertSubscriptionRecord } from './alert-subscription.ts';
import type { ApprovalRecord } from './approval.ts';
import type { BulkFileRecord } from './bulk-file.ts';
import type { ChequeBookRecord, ChequeMarkRecord } from './cheque-book.ts';
import type { DirectDebitRecord } from './direct-debit.ts';
import type { HoldRecord } from './hold.ts';
import type { InstructionRecord } from './instruction.ts';
import type { JobRecord } from './job.ts';
import type { LimitPackageRecord } from './limit-package.ts';
import type { MailRecord } from './mail.ts';
import type { PartyRecord } from './party.ts';
import type { PayeeGroupRecord, PayeeRecord } from './payee.ts';
import type { PayeeEventRecord } from './payee-event.ts';
import type { PaymentRecord } from './payment.ts';
import type { Posting } from './posting.ts';
import type { ResetTokenRecord } from './reset-token.ts';
import type { UserRecord } from './user.ts';

export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly describes: string;
  /** Listed here so that a token finds its persona without opening every persona. */
  readonly resetTokens: readonly string[];
  /** The prefix of its account numbers, which no other persona shares. */
  readonly accountPrefix?: string;
  /** Everything the customer has on the opening day, a function of seed and id alone. */
  open(seed: number, openingDay: CalendarDay): PersonaBook;
}

export type Personas = Readonly<Record<string, Persona>>;

export interface PersonaBook {
  readonly user: UserRecord;
  readonly parties: readonly PartyRecord[];
  readonly accounts: readonly AccountRecord[];
  /** Oldest first. They alone make up the balances. */
  readonly postings: readonly Posting[];
  /** The jobs that book them are among `jobs`. */
  readonly holds: readonly HoldRecord[];
  readonly jobs: readonly Omit<JobRecord, 'sequence'>[];
  readonly mails: readonly MailRecord[];
  readonly resetTokens: readonly ResetTokenRecord[];
  readonly payeeGroups: readonly PayeeGroupRecord[];
  readonly payees: readonly PayeeRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly payeeEvents?: readonly PayeeEventRecord[];
  readonly chequeBooks?: readonly ChequeBookRecord[];
  readonly chequeMarks?: readonly ChequeMarkRecord[];
  readonly limitPackages: readonly LimitPackageRecord[];
  readonly approvals: readonly ApprovalRecord[];
  /** Personas who act for the same company: their books are opened together with this one. */
  readonly opensWith: readonly string[];
  /** The jobs that run the active ones are among `jobs`. */
  readonly instructions?: readonly InstructionRecord[];
  readonly directDebits?: readonly DirectDebitRecord[];
  /** Past files; their payments are among `postings`. */
  readonly bulkFiles?: readonly BulkFileRecord[];
  readonly alertSubscriptions?: readonly AlertSubscriptionRecord[];
  readonly accessRequests?: readonly AccessRequestRecord[];
  readonly accountAccesses?: readonly AccountAccessRecord[];
}
