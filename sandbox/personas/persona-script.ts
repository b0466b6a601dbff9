import type { AccessRequestRecord, AccountAccessRecord } from '#sandbox/bank/records/account-access.ts';
import type { AlertSubscriptionRecord } from '#sandbox/bank/records/alert-subscription.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { ChequeBookRecord } from '#sandbox/bank/records/cheque-book.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { LimitPackageRecord } from '#sandbox/bank/records/limit-package.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PayeeEventRecord } from '#sandbox/bank/records/payee-event.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Life } from './lives/life.ts';

/** A persona before it is opened: people and habits, but no history yet. */
export interface PersonaScript {
  /** Also the User ID that signs in. */
  readonly id: string;
  readonly title: string;
  /** One sentence for testers and trainers. */
  readonly describes: string;
  /** The persona's own two digits, with which its party and account numbers begin. */
  readonly number: number;
  /** Known before the persona is opened. */
  readonly resetLinks?: readonly ResetLink[];
  /** Pure: the same seed and opening day give the same people, accounts and habits. */
  cast(seed: number, openingDay: CalendarDay): Cast;
}

export interface Cast {
  readonly user: UserRecord;
  readonly parties: readonly PartyRecord[];
  readonly life: Life;
  /** Oldest first; none unless given. */
  readonly mails?: readonly MailRecord[];
  readonly payeeGroups?: readonly PayeeGroupRecord[];
  readonly payees?: readonly PayeeRecord[];
  /** Made on the opening day; their postings and holds are in `doneToday`. */
  readonly payments?: readonly PaymentRecord[];
  /** Beside those of its past. */
  readonly payeeEvents?: readonly PayeeEventRecord[];
  readonly chequeBooks?: readonly ChequeBookRecord[];
  readonly doneToday?: Pick<PersonaBook, 'postings' | 'holds' | 'jobs'>;
  readonly limitPackages?: readonly LimitPackageRecord[];
  /** The jobs that end them in time are in `doneToday`. */
  readonly approvals?: readonly ApprovalRecord[];
  /** Personas who act for the same company. */
  readonly opensWith?: readonly string[];
  /** Beside the standing orders of its life; these alone unless given. */
  readonly instructions?: InstructionsOf;
  /** Those of its life as they have become; as they began unless given. */
  readonly directDebits?: (found: readonly DirectDebitRecord[]) => readonly DirectDebitRecord[];
  /** Its past orders and books are numbered from here; from the numbers that all personas share unless given. */
  readonly pastNumbersFrom?: number;
  /** Past files, which must agree with the history. */
  readonly bulkFiles?: (postings: PersonaBook['postings']) => readonly BulkFileRecord[];
  readonly alertSubscriptions?: readonly AlertSubscriptionRecord[];
  readonly accessRequests?: readonly AccessRequestRecord[];
  readonly accountAccesses?: readonly AccountAccessRecord[];
}

/** A persona's instructions, once its history is known. */
export type InstructionsOf = (known: {
  readonly userId: string;
  readonly openingDay: CalendarDay;
  readonly payees: readonly PayeeRecord[];
  readonly standingOrders: readonly InstructionRecord[];
  readonly postings: readonly Posting[];
}) => readonly InstructionRecord[];

/** An e-mailed link for choosing a new password. */
export interface ResetLink {
  readonly token: ResetTokenRecord['id'];
  readonly policy: ResetTokenRecord['policy'];
  /** Counted from the opening day; negative when already expired. */
  readonly expiresAfterDays: number;
}

/** Used by every persona. */
export const personaPassword = 'Paddock_7Gate';
export const personaPin = '2580';

/** Earlier ones, which may not be used again. */
export const formerPassword = 'Stable_4Door';
export const formerPin = '1470';
