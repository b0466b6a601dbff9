import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountRecord } from './account.ts';
import type { HoldRecord } from './hold.ts';
import type { JobRecord } from './job.ts';
import type { LimitPackageRecord } from './limit-package.ts';
import type { MailRecord } from './mail.ts';
import type { PartyRecord } from './party.ts';
import type { PayeeGroupRecord, PayeeRecord } from './payee.ts';
import type { PaymentRecord } from './payment.ts';
import type { Posting } from './posting.ts';
import type { ResetTokenRecord } from './reset-token.ts';
import type { UserRecord } from './user.ts';

/** A named customer with a situation. The id is also the User ID that signs in. */
export interface Persona {
  readonly id: string;
  readonly title: string;
  readonly describes: string;
  /** The reset tokens its book holds: whoever comes with one is found without opening every persona. */
  readonly resetTokens: readonly string[];
  /** The digits that the numbers of its accounts, and of no other's, begin with. */
  readonly accountPrefix?: string;
  /** Everything the customer has on the bank's opening day, made from the seed and the persona's id alone. */
  open(seed: number, openingDay: CalendarDay): PersonaBook;
}

export type Personas = Readonly<Record<string, Persona>>;

/** Everything a persona brings into the bank when its customer is first touched. */
export interface PersonaBook {
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
