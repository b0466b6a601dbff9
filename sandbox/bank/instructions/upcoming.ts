import { endedUnauthorised } from '#sandbox/bank/approvals/approvals.ts';
import { runsLeft, stepOf } from '#sandbox/bank/calendar/repeat-days.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { ownSortCode } from '#sandbox/bank/numbers/sort-codes.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { InstructionRecord } from '#sandbox/bank/records/instruction.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';

/** The service's codes: a payment on a later day, a standing order, a direct debit. */
export type InstructionCode = 'FD' | 'SI' | 'DD';

interface Common {
  readonly token: string;
  readonly partyId: string;
  readonly account: AccountRecord;
  readonly recipient: string;
  readonly reference: string;
  readonly minor: number;
  readonly state: 'active' | 'pending-approval' | 'completed' | 'cancelled' | 'expired' | 'rejected';
  readonly nextOn: CalendarDay | null;
  readonly lastOn: CalendarDay | null;
  readonly missedOn: readonly CalendarDay[];
  /** When it was set up or last changed. */
  readonly changedAt: Instant;
}

export interface ListedInstruction extends Common {
  readonly kind: 'instruction';
  readonly record: InstructionRecord;
  /** The account of the same entity that it pays into. */
  readonly ownAccount: AccountRecord | undefined;
  readonly step: ReturnType<typeof stepOf>;
  /** Undefined until further notice. */
  readonly left: number | undefined;
}

export interface ListedDirectDebit extends Common {
  readonly kind: 'direct-debit';
  readonly record: DirectDebitRecord;
}

export type Listed = ListedInstruction | ListedDirectDebit;

/** Everything confirmed for the customer's entities, in the order of setting up; undefined without the function. */
export function listUpcoming(bank: Bank, customer: Customer, code: InstructionCode): readonly Listed[] | undefined {
  if (!mayManageInstructions(customer)) return undefined;
  const isTheirs = ({ partyId }: { readonly partyId: string }) => customer.parties.some(({ id }) => id === partyId);
  if (code === 'DD') {
    return bank.records
      .all('directDebits')
      .filter(isTheirs)
      .flatMap((record) => listedDirectDebit(bank, customer, record) ?? []);
  }
  return bank.records
    .all('instructions')
    .filter((record) => isTheirs(record) && codeOf(record) === code && record.confirmedAt !== null)
    .flatMap((record) => listedInstruction(bank, customer, record) ?? []);
}

export function findUpcoming(bank: Bank, customer: Customer, code: InstructionCode, token: string): Listed | undefined {
  return listUpcoming(bank, customer, code)?.find((each) => each.token === token);
}

export function mayManageInstructions({ user }: Customer): boolean {
  return user.permittedFunctions.includes('paymentsFuture');
}

function codeOf({ type }: InstructionRecord): InstructionCode {
  return type === 'REC' ? 'SI' : 'FD';
}

function listedInstruction(
  bank: Bank,
  { session }: Customer,
  record: InstructionRecord,
): ListedInstruction | undefined {
  const { id, partyId, accountId, minor, reference, nextOn, paidOn, missedOn } = record;
  const account = bank.records.find('accounts', accountId);
  const state = stateOf(bank, record);
  if (account === undefined || state === undefined) return undefined;
  return {
    kind: 'instruction',
    record,
    token: tokenOf(bank, session, 'instruction', id),
    partyId,
    account,
    recipient: record.payeeName,
    reference,
    minor,
    state,
    nextOn,
    lastOn: paidOn.at(-1) ?? null,
    missedOn,
    changedAt: endedAt(bank, record) ?? changedAt(record),
    ownAccount: ownAccountOf(bank, record),
    step: stepOf(record),
    left: state === 'active' ? runsLeft(record, nextOn) : 0,
  };
}

/** Undefined for a draft. */
function stateOf(bank: Bank, record: InstructionRecord): Common['state'] | undefined {
  const { state } = record;
  switch (state) {
    case 'initiated':
      return undefined;
    case 'closed':
      return endedUnauthorised(bank, record) ?? 'completed';
    case 'active':
    case 'cancelled':
    case 'pending-approval':
      return state;
    default:
      return state satisfies never;
  }
}

/** When it was cancelled, declined, or not authorised in time. */
function endedAt({ records }: Bank, { id, cancelledAt }: InstructionRecord): Instant | undefined {
  if (cancelledAt !== undefined) return cancelledAt;
  const ended = records.all('approvals').find(({ subjectId, state }) => {
    return subjectId === id && (state === 'expired' || state === 'rejected');
  });
  return ended?.endedAt ?? undefined;
}

/** Each edit counts a millisecond more, so that two edits at one moment differ. */
function changedAt({ edits = [], confirmedAt, orderedAt }: InstructionRecord): Instant {
  const last = edits.at(-1)?.until ?? confirmedAt ?? orderedAt;
  return instantFromMs(epochMsOf(last) + edits.length);
}

function ownAccountOf({ records }: Bank, instruction: InstructionRecord) {
  const { partyId, toAccountId, payeeSortCode, payeeAccountNumber } = instruction;
  if (toAccountId !== null) return records.find('accounts', toAccountId);
  if (payeeSortCode !== ownSortCode) return undefined;
  return records.accountsOf(partyId).find(({ number }) => number === payeeAccountNumber);
}

function listedDirectDebit(
  bank: Bank,
  { session }: Customer,
  record: DirectDebitRecord,
): ListedDirectDebit | undefined {
  const account = bank.records.find('accounts', record.accountId);
  if (account === undefined) return undefined;
  const { id, partyId, originator, reference, state, nextOn, lastCollection, missedOn, setUpAt, cancelledAt } = record;
  return {
    kind: 'direct-debit',
    record,
    token: tokenOf(bank, session, 'instruction', id),
    partyId,
    account,
    recipient: originator,
    reference,
    minor: lastCollection?.minor ?? 0,
    state,
    nextOn,
    lastOn: lastCollection?.on ?? null,
    missedOn,
    changedAt: cancelledAt ?? setUpAt,
  };
}
