import { categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { availableOf, heldOn, holdSettleKind, isSettleJobId } from '#sandbox/bank/engine/holds.ts';
import { sumOf } from '#sandbox/bank/engine/ledger.ts';
import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import { brokenInApprovals, concernsApprovals } from './approval-invariants.ts';
import type { BrokenInvariant } from './broken-invariant.ts';
import { brokenInBulkFiles, concernsBulkFiles } from './bulk-invariants.ts';
import { brokenInOrders, concernsOrders } from './payment-invariants.ts';
import {
  brokenInChallenges,
  brokenInConfirmations,
  brokenInPhones,
  concernsChallenges,
  concernsConfirmations,
  concernsPhones,
} from './second-factor-invariants.ts';
import { brokenInSettings, concernsSettings } from './settings-invariants.ts';

/** Invariants broken by these changes, checked after each request for what it touched. */
export function brokenBy(bank: Bank, changes: readonly Change[]): BrokenInvariant[] {
  const broken: BrokenInvariant[] = [];
  const touched = new Set<string>();
  let holdsTouched = false;
  for (const change of changes) {
    if (change.change === 'post' || change.change === 'bring-in') {
      for (const posting of change.change === 'post' ? [change.posting] : change.postings) {
        for (const each of brokenInPosting(posting)) broken.push(each);
        for (const { accountId } of posting.entries) touched.add(accountId);
      }
    } else if (concernsHolds(change)) {
      holdsTouched = true;
      if ('record' in change && change.of === 'holds') touched.add(change.record.accountId);
    } else if (change.change === 'update' && change.of === 'sessions') {
      broken.push(...brokenInSession(change.record));
    }
  }
  for (const accountId of touched) broken.push(...brokenInAccount(bank, accountId));
  if (holdsTouched) broken.push(...brokenInHolds(bank));
  if (changes.some(concernsOrders)) broken.push(...brokenInOrders(bank));
  if (changes.some(concernsApprovals)) broken.push(...brokenInApprovals(bank));
  if (changes.some(concernsBulkFiles)) broken.push(...brokenInBulkFiles(bank));
  if (changes.some(concernsChallenges)) broken.push(...brokenInChallenges(bank));
  if (changes.some(concernsConfirmations)) broken.push(...brokenInConfirmations(bank));
  if (changes.some(concernsPhones)) broken.push(...brokenInPhones(bank));
  if (changes.some(concernsSettings)) broken.push(...brokenInSettings(bank));
  return broken;
}

function concernsHolds(change: Change): boolean {
  if (change.change === 'schedule') return change.job.kind === holdSettleKind;
  if (change.change === 'cancel') return isSettleJobId(change.jobId);
  return 'of' in change && change.of === 'holds';
}

/** All broken invariants of the whole bank; for checks on demand. */
export function sweep(bank: Bank): BrokenInvariant[] {
  const { records, ledger, jobs } = bank;
  const sessions = records.all('sessions');
  return [
    ...ledger.postings.flatMap(brokenInPosting),
    ...brokenInSums(bank),
    ...twice(
      'posting-ids-are-unique',
      'Posting',
      ledger.postings.map(({ id }) => id),
    ),
    ...records.all('accounts').flatMap(({ id }) => brokenInAccount(bank, id)),
    ...brokenInHolds(bank),
    ...brokenInOrders(bank),
    ...brokenInApprovals(bank),
    ...brokenInBulkFiles(bank),
    ...brokenInChallenges(bank),
    ...brokenInConfirmations(bank),
    ...brokenInPhones(bank),
    ...brokenInSettings(bank),
    ...sessions.flatMap(brokenInSession),
    ...twice(
      'nonces-are-unique',
      'Nonce',
      sessions.flatMap(({ nonces }) => [...new Set(nonces)]),
    ),
    ...twice(
      'job-ids-are-unique',
      'Job',
      jobs.all.map(({ id }) => id),
    ),
  ];
}

/** Recomputes all sums, which the ledger never does, and compares. */
function brokenInSums({ ledger }: Bank): BrokenInvariant[] {
  const balances = new Map<string, number>();
  const sums = new Map<string, number>();
  for (const { currency, entries } of ledger.postings) {
    for (const { accountId, minor } of entries) {
      balances.set(accountId, (balances.get(accountId) ?? 0) + minor);
      sums.set(currency, (sums.get(currency) ?? 0) + minor);
    }
  }
  const broken: BrokenInvariant[] = [];
  for (const [currency, sum] of sums) {
    if (sum === 0) continue;
    broken.push({ invariant: 'postings-sum-to-zero', message: `All postings in ${currency} sum to ${sum}` });
  }
  for (const accountId of new Set([...ledger.accountIds, ...balances.keys()])) {
    const [kept, summed] = [ledger.balanceOf(accountId), balances.get(accountId) ?? 0];
    if (kept === summed) continue;
    const message = `Account ${accountId} has the balance ${kept} but its postings sum to ${summed}`;
    broken.push({ invariant: 'balances-are-sums-of-postings', message });
  }
  return broken;
}

function brokenInPosting(posting: Posting): BrokenInvariant[] {
  const sum = sumOf(posting.entries);
  if (sum === 0) return [];
  return [{ invariant: 'postings-sum-to-zero', message: `Posting ${posting.id} is unbalanced by ${sum}` }];
}

/** Holds count, so that they can be booked. Loans are debts and have no lower limit here. */
function brokenInAccount(bank: Bank, accountId: string): BrokenInvariant[] {
  const account = bank.records.find('accounts', accountId);
  if (account === undefined || categoryOf(account) === 'loan') return [];
  if (account.closed !== undefined && (bank.ledger.balanceOf(accountId) !== 0 || heldOn(bank, accountId) !== 0)) {
    return [{ invariant: 'closed-accounts-are-empty', message: `Account ${accountId} is closed and not empty` }];
  }
  const { minor } = availableOf(bank, account);
  if (minor >= 0) return [];
  return [
    { invariant: 'no-account-past-available', message: `Account ${accountId} is ${-minor} past what is available` },
  ];
}

/** Each hold belongs to an account in its currency, reserves something, and is booked by exactly one job. */
function brokenInHolds({ records, jobs }: Bank): BrokenInvariant[] {
  const jobsOf = new Map<string, number>();
  for (const { kind, payload } of jobs.all) {
    if (kind !== holdSettleKind) continue;
    const holdId = String(payload.holdId);
    jobsOf.set(holdId, (jobsOf.get(holdId) ?? 0) + 1);
  }
  const broken: BrokenInvariant[] = [];
  for (const { id, accountId, currency, minor } of records.all('holds')) {
    const account = records.find('accounts', accountId);
    if (account?.currency !== currency) {
      broken.push({ invariant: 'holds-are-of-accounts', message: `Hold ${id} in ${currency} names ${accountId}` });
    }
    if (minor <= 0) broken.push({ invariant: 'holds-are-positive', message: `Hold ${id} keeps back ${minor}` });
    const count = jobsOf.get(id) ?? 0;
    if (count !== 1) broken.push({ invariant: 'holds-are-released-once', message: `Hold ${id} has ${count} jobs` });
    jobsOf.delete(id);
  }
  for (const id of jobsOf.keys()) {
    broken.push({ invariant: 'holds-are-released-once', message: `A job is left of hold ${id}, which is gone` });
  }
  return broken;
}

function brokenInSession({ number, nonces }: SessionRecord): BrokenInvariant[] {
  return twice('nonces-are-unique', `Session ${number}: nonce`, nonces);
}

function twice(invariant: string, what: string, texts: readonly string[]): BrokenInvariant[] {
  const seen = new Set<string>();
  return texts
    .filter((text) => seen.has(text) || !seen.add(text))
    .map((text) => ({ invariant, message: `${what} ${text} is there twice` }));
}
