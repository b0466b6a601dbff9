import type { ReleaseRefusal as BulkRefusal } from '#sandbox/bank/bulk/bulk-orders.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { InstructionRefusal } from '#sandbox/bank/instructions/instructions.ts';
import type { PaymentRefusal } from '#sandbox/bank/payments/payments.ts';
import type { ApprovalRecord, SubjectPayee } from '#sandbox/bank/records/approval.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { TransferRefusal } from '#sandbox/bank/transfers/transfers.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

/** Why the subject of an approval cannot be released on this day. */
export type ReleaseRefusal =
  | PaymentRefusal
  | InstructionRefusal
  | TransferRefusal
  | BulkRefusal
  | 'payee-exists'
  | 'not-ready';

/** An uploaded file. */
export interface SubjectFile {
  /** Names it in the list of bulk files. */
  readonly reference: string;
  readonly name: string;
  readonly paymentCount: number;
}

/** What an authoriser is shown. Parts that a kind lacks are missing. */
export interface ApprovalSubject {
  readonly accountId?: string;
  readonly amount?: Money;
  readonly payee?: SubjectPayee;
  readonly formerPayee?: SubjectPayee;
  readonly reference?: string;
  /** The day it is paid, first paid, or was to be paid. */
  readonly valueOn?: CalendarDay;
  readonly repeats?: { readonly frequency: InstructionRecord['frequency']; readonly lastPaymentOn: CalendarDay | null };
  /** The last approval was given, and the outcome is pending. */
  readonly isOutcomePending?: true;
  /** It goes to the customer's own account. */
  readonly isTransfer?: true;
  readonly file?: SubjectFile;
}

/** How approvals of one kind are shown, checked again, carried out and voided. A new kind is one more of these. */
export interface ApprovalKind {
  /** `Payment`, as in “Payment declined”. */
  title(bank: Bank, approval: ApprovalRecord): string;
  /** What a code or mail says is authorised: `the payment of £40.00 to Ada Frost`. */
  named(bank: Bank, approval: ApprovalRecord): string;
  subject(bank: Bank, approval: ApprovalRecord): ApprovalSubject;
  /** Asked at each approval, because the bank may have changed since the last. */
  objection(bank: Bank, approval: ApprovalRecord): ReleaseRefusal | undefined;
  /** After the last approval. */
  release(bank: Bank, approval: ApprovalRecord): readonly Change[];
  /** After a refusal by an authoriser, or once the time is over. */
  abandon(bank: Bank, approval: ApprovalRecord): readonly Change[];
  /** What the maker is told of each ending, after the first sentence of the mail. */
  afterwards(bank: Bank, approval: ApprovalRecord): { readonly approved: string; readonly abandoned: string };
}
