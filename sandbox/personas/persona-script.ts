import type { LimitPackageRecord } from '#sandbox/bank/records/limit-package.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PaymentRecord } from '#sandbox/bank/records/payment.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Life } from './lives/life.ts';

/** A persona before it is opened: who it is about and what their accounts do, but no history yet. */
export interface PersonaScript {
  /** Also the User ID that signs in. */
  readonly id: string;
  readonly title: string;
  /** One sentence for testers and trainers. */
  readonly describes: string;
  /** Two digits of its own, which the numbers of its parties and accounts begin with. */
  readonly number: number;
  /** The reset links the customer was sent: their names are known before the persona is opened. */
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
  /** Made on the opening day already; what they booked or keep back is `doneToday`. */
  readonly payments?: readonly PaymentRecord[];
  readonly doneToday?: Pick<PersonaBook, 'postings' | 'holds' | 'jobs'>;
  readonly limitPackages?: readonly LimitPackageRecord[];
}

/** A link to choose a new password with, as it came by e-mail. */
export interface ResetLink {
  readonly token: ResetTokenRecord['id'];
  readonly policy: ResetTokenRecord['policy'];
  /** Counted from the opening day; below zero it has run out before the bank opened. */
  readonly expiresAfterDays: number;
}

/** Every persona's user signs in with these. */
export const personaPassword = 'Paddock_7Gate';
export const personaPin = '2580';

/** What they had before, and may not have again. */
export const formerPassword = 'Stable_4Door';
export const formerPin = '1470';
