import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { Money } from '#src/kernel/money.ts';

/** The service's code for each type of activity. */
export const activityCodes = [
  'PC_F_DFT',
  'PC_F_SFT',
  'FU_F_DFT',
  'VSI',
  'SIC',
  'PTC',
  'PC_N_DOP',
  'PC_N_UDOP',
  'PC_N_DDP',
  'CBR',
  'PBR',
  'IPR',
] as const;
export type ActivityCode = (typeof activityCodes)[number];

export type ActivityState =
  | 'accepted'
  | 'pending-approval'
  | 'processing'
  | 'rejected'
  | 'expired'
  | 'failed'
  | 'file-processed';

/** Something that a customer asked for, and what became of it. */
export interface ActivityEntry {
  readonly reference: string;
  readonly code: ActivityCode;
  /** What this one is called; the type's own title where missing. */
  readonly title?: string;
  readonly state: ActivityState;
  readonly partyId: string;
  readonly madeAt: Instant;
  /** Its own account; null for payees. */
  readonly accountId: string | null;
  readonly amount: Money | null;
  /** The customer's own account that a transfer goes to. */
  readonly toAccountId: string | null;
  /** The account is missing where the bank does not know it: that of an originator. */
  readonly to: {
    readonly name: string;
    readonly account?: { readonly accountNumber: string; readonly sortCode: string };
  } | null;
  readonly payee: { readonly payeeId: string; readonly groupId: string | null } | null;
  readonly isNewPayee: boolean;
  readonly valueOn: CalendarDay | null;
  /** A regular payment's last day, or `further-notice`. */
  readonly repeatsUntil: CalendarDay | 'further-notice' | null;
  /** Oldest first. */
  readonly audit: readonly AuditStep[];
}

export interface AuditStep {
  /** A user's id; null for the bank. */
  readonly userId: string | null;
  readonly at: Instant;
  readonly status: 'initiated' | 'authorised' | ActivityState;
  readonly note: string;
}
