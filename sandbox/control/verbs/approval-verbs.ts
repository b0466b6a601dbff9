import { approvalExpiryKind, hasDecided, shownTo } from '#sandbox/bank/approvals/approvals.ts';
import { approve, decline } from '#sandbox/bank/decisions/decisions.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { type Customer, partiesOf } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { expireApproval } from '#sandbox/bank/running/approval-expiry.ts';
import { type Detail, thingOr, type Verb, verbOn, type Wanted } from './verb.ts';

function itemText({ kind, referenceNumber, makerId }: ApprovalRecord): string {
  return `${kind.replaceAll('-', ' ')} ${referenceNumber} by ${makerId}`;
}

function pendingItemsOf({ records }: Bank, { partyIds }: UserRecord): ApprovalRecord[] {
  return records
    .all('approvals')
    .filter(({ state, partyId }) => state === 'pending' && partyIds.includes(partyId))
    .reverse();
}

/** By number or reference number; the first one where none is named. */
function find<Thing>(things: readonly Thing[], item: string, recordOf: (thing: Thing) => ApprovalRecord) {
  if (item === '') return things[0];
  return things.find((thing) => recordOf(thing).id === item || recordOf(thing).referenceNumber === item);
}

const details = { item: { label: 'Item', form: 'choice', value: '' } } as const satisfies Record<string, Detail>;

function choicesOf(items: readonly ApprovalRecord[]) {
  return { item: items.map((item) => ({ id: item.id, title: itemText(item) })) };
}

interface Decidable {
  readonly authoriser: Customer;
  readonly item: ApprovalRecord;
}

/** The customer as an authoriser, in their session; undefined when they may not authorise or are not logged in. */
function authoriserOf(bank: Bank, user: UserRecord): Customer | undefined {
  if (!user.permittedFunctions.includes('approver')) return undefined;
  const session = bank.records.all('sessions').find(({ userId, ended }) => userId === user.id && ended === 'no');
  return session && { session, user, parties: partiesOf(bank, user) };
}

/** Authorisers who are no personas: many customers have no colleague who could decide what they order. */
const standIns = ['Another authoriser', 'A third authoriser'] as const;

/** The next of them for an item of this customer's own; in no session, so the number is nobody's. */
function standInFor(bank: Bank, user: UserRecord, item: ApprovalRecord): Customer {
  const id = standIns.find((each) => item.decisions.every(({ userId }) => userId !== each)) ?? standIns[0];
  const { now } = bank.clock;
  const session: SessionRecord = {
    id: '',
    number: Number.MAX_SAFE_INTEGER,
    userId: id,
    startedAt: now,
    expiresAt: now,
    nonces: [],
    noncesIssued: 0,
    salts: [],
    ended: 'no',
    previousSignIn: null,
  };
  const colleague: UserRecord = { ...user, id, permittedFunctions: ['approver'] };
  return { session, user: colleague, parties: partiesOf(bank, user) };
}

/** What the customer may decide in their session, newest first, then what they have ordered themselves. */
function decidableBy(bank: Bank, user: UserRecord): Decidable[] {
  const authoriser = authoriserOf(bank, user);
  const ofOthers =
    authoriser === undefined
      ? []
      : shownTo(bank, authoriser)
          .filter((item) => item.state === 'pending' && !hasDecided({ user }, item))
          .map((item) => ({ authoriser, item }));
  const own = pendingItemsOf(bank, user).filter(({ makerId }) => makerId === user.id);
  return [...ofOthers.reverse(), ...own.map((item) => ({ authoriser: standInFor(bank, user, item), item }))];
}

function wantedDecision(bank: Bank, user: UserRecord, item: string): Wanted<Decidable> {
  const thing = find(decidableBy(bank, user), item, (decidable) => decidable.item);
  if (thing !== undefined) return { thing };
  if (item !== '') return { why: `No item “${item}” waits for ${user.id} or was made by them.` };
  const isApprover = user.permittedFunctions.includes('approver');
  if (isApprover && authoriserOf(bank, user) === undefined) return { why: `${user.id} is not logged in.` };
  return { why: `Nothing waits for ${user.id}, and nothing that they ordered awaits authorisation.` };
}

type Decide = typeof approve | typeof decline;

/** By the bank's own rule, as though the authoriser had given the code. */
function verdictOf(decide: Decide, bank: Bank, { authoriser, item }: Decidable) {
  return decide(bank, authoriser, tokenOf(bank, authoriser.session, 'approval', item.id));
}

function decisionVerb(
  decide: Decide,
  texts: Pick<Verb, 'title'> & { readonly generally: string; what(who: string, item: ApprovalRecord): string },
) {
  return verbOn({
    group: 'approval',
    title: texts.title,
    generally: texts.generally,
    details,
    now: (bank, user) => choicesOf(decidableBy(bank, user).map(({ item }) => item)),
    want: (bank, user, { item }) => wantedDecision(bank, user, item),
    whyNot(bank, decidable) {
      const verdict = verdictOf(decide, bank, decidable);
      return verdict.outcome === 'refused' ? `The bank refuses it: ${verdict.reason.replaceAll('-', ' ')}.` : undefined;
    },
    what: (_, { authoriser, item }) => texts.what(authoriser.user.id, item),
    changes(bank, decidable) {
      const verdict = verdictOf(decide, bank, decidable);
      return verdict.outcome === 'refused' ? [] : verdict.changes;
    },
  });
}

export const approvalVerbs = {
  'authorise-item': decisionVerb(approve, {
    title: 'Authorise an item',
    generally:
      'A customer who may authorise says yes, without a code. What a customer ordered themselves is authorised by a colleague who is no persona.',
    what: (who, item) =>
      item.decisions.length + 1 < item.needed
        ? `${who} authorises the ${itemText(item)}, which then waits for one more.`
        : `${who} authorises the ${itemText(item)}, and it is carried out now.`,
  }),
  'decline-item': decisionVerb(decline, {
    title: 'Decline an item',
    generally: 'An authoriser says no, as above: nothing is carried out, and the maker is told.',
    what: (who, item) => `${who} declines the ${itemText(item)}. Nothing is carried out, and the maker is told.`,
  }),
  'expire-approval': verbOn({
    group: 'approval',
    title: 'Let an item expire',
    generally: 'An item that awaits authorisation expires, as if nobody had authorised it in time.',
    details,
    now: (bank, user) => choicesOf(pendingItemsOf(bank, user)),
    want: (bank, user, { item }) =>
      thingOr(
        find(pendingItemsOf(bank, user), item, (pending) => pending),
        item === '' ? `No item of ${user.id} awaits authorisation.` : `No item “${item}” awaits authorisation.`,
      ),
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
};
