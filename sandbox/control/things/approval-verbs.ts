import { approvalExpiryKind, hasDecided, shownTo } from '#sandbox/bank/approvals/approvals.ts';
import { approve } from '#sandbox/bank/decisions/decisions.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { type Customer, partiesOf } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { expireApproval } from '#sandbox/bank/running/approval-expiry.ts';
import type { VerbDetails, VerbField } from '#sandbox/control/grammar/verb-names.ts';
import { type Verb, verbOn, type Wanted } from './thing-verb.ts';

function itemText({ kind, referenceNumber, makerId }: ApprovalRecord): string {
  return `${kind.replaceAll('-', ' ')} ${referenceNumber} by ${makerId}`;
}

function pendingItemsOf({ records }: Bank, { partyIds }: UserRecord): ApprovalRecord[] {
  return records
    .all('approvals')
    .filter(({ state, partyId }) => state === 'pending' && partyIds.includes(partyId))
    .reverse();
}

function wantedItem(bank: Bank, user: UserRecord, { item = '' }: VerbDetails): Wanted<ApprovalRecord> {
  const pending = pendingItemsOf(bank, user);
  const thing =
    item === '' ? pending[0] : pending.find(({ id, referenceNumber }) => id === item || referenceNumber === item);
  if (thing !== undefined) return { thing };
  return {
    why: item === '' ? `No item of ${user.id} awaits authorisation.` : `No item “${item}” awaits authorisation.`,
  };
}

function itemField(items: readonly ApprovalRecord[]): readonly VerbField[] {
  const choices = items.map((item) => ({ id: item.id, title: itemText(item) }));
  return [{ name: 'item', label: 'Item', form: 'choice', choices, value: choices[0]?.id ?? '' }];
}

interface Authorised {
  readonly customer: Customer;
  readonly item: ApprovalRecord;
}

/** The customer as an authoriser, in their session; undefined when they are not signed in. */
function authoriser(bank: Bank, user: UserRecord): Customer | undefined {
  const session = bank.records.all('sessions').find(({ userId, ended }) => userId === user.id && ended === 'no');
  return session && { session, user, parties: partiesOf(bank, user) };
}

function decidableBy(bank: Bank, customer: Customer): ApprovalRecord[] {
  return shownTo(bank, customer)
    .filter((item) => item.state === 'pending' && !hasDecided(customer, item))
    .reverse();
}

/** By the bank's own rule, as though the authoriser had given the code. */
function verdictOn(bank: Bank, { customer, item }: Authorised) {
  return approve(bank, customer, tokenOf(bank, customer.session, 'approval', item.id));
}

function wantedDecision(bank: Bank, user: UserRecord, { item = '' }: VerbDetails): Wanted<Authorised> {
  if (!user.permittedFunctions.includes('approver')) return { why: `${user.id} may not authorise for others.` };
  const customer = authoriser(bank, user);
  if (customer === undefined) return { why: `${user.id} is not signed in.` };
  const items = decidableBy(bank, customer);
  const found =
    item === '' ? items[0] : items.find(({ id, referenceNumber }) => id === item || referenceNumber === item);
  if (found !== undefined) return { thing: { customer, item: found } };
  return { why: item === '' ? `No item waits for ${user.id}.` : `No item “${item}” waits for ${user.id}.` };
}

export const approvalVerbs = {
  'authorise-item': verbOn<Authorised>({
    title: 'Authorise an item',
    generally: 'A customer who may authorise for others says yes, without a code.',
    fields(bank, user) {
      const customer = authoriser(bank, user);
      return itemField(customer === undefined ? [] : decidableBy(bank, customer));
    },
    want: wantedDecision,
    whyNot(bank, authorised) {
      const verdict = verdictOn(bank, authorised);
      return verdict.outcome === 'refused' ? `The bank refuses it: ${verdict.reason.replaceAll('-', ' ')}.` : undefined;
    },
    what: (_, { customer, item }) =>
      item.decisions.length + 1 < item.needed
        ? `${customer.user.id} authorises the ${itemText(item)}, which then waits for one more.`
        : `${customer.user.id} authorises the ${itemText(item)}, and it is carried out now.`,
    changes(bank, authorised) {
      const verdict = verdictOn(bank, authorised);
      return verdict.outcome === 'refused' ? [] : verdict.changes;
    },
  }),
  'expire-approval': verbOn<ApprovalRecord>({
    title: 'Let an item expire',
    generally: 'An item that awaits authorisation expires, as if nobody had authorised it in time.',
    fields: (bank, user) => itemField(pendingItemsOf(bank, user)),
    want: wantedItem,
    whyNot: () => undefined,
    what: (_, item) =>
      `The ${itemText(item)} expires, as if nobody had authorised it in time. Nothing is sent, and the maker is told.`,
    changes(bank, { id }) {
      const due = { id: `${approvalExpiryKind}:${id}`, kind: approvalExpiryKind, payload: { approvalId: id } };
      const scheduled = bank.jobs.all.filter((job) => job.id === due.id);
      return [
        ...scheduled.map((job): Change => ({ change: 'cancel', jobId: job.id })),
        ...expireApproval({ ...due, dueAt: bank.clock.now, sequence: 0 }, bank),
      ];
    },
  }),
} as const satisfies Record<string, Verb>;
