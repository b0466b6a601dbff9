import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { poundsText } from '#sandbox/bank/engine/pounds-text.ts';
import { isHighValue } from '#sandbox/bank/payments/order-confirmation.ts';
import type { OrderRecord } from '#sandbox/bank/records/instruction.ts';
import { money } from '#src/kernel/money.ts';
import type { BrokenInvariant } from './broken-invariant.ts';
import { isOrderMadeHere } from './payment-invariants.ts';

export function concernsChallenges(change: Change): boolean {
  return 'of' in change && (change.of === 'challenges' || (change.of === 'sessions' && change.change === 'remove'));
}

export function concernsPhones(change: Change): boolean {
  return 'of' in change && (change.of === 'phoneMessages' || change.of === 'users');
}

export function concernsConfirmations(change: Change): boolean {
  return 'of' in change && (change.of === 'payments' || change.of === 'instructions' || change.of === 'phoneMessages');
}

/**
 * Each high-value order to a payee had a code naming payee and amount, read from the messages and not from the rule's decision.
 */
export function brokenInConfirmations({ records }: Bank): BrokenInvariant[] {
  const orders = [...records.all('payments'), ...records.all('instructions')].filter(
    (order) =>
      isOrderMadeHere(order) &&
      wasAgreedHere(order) &&
      order.toAccountId === null &&
      order.confirmedAt !== null &&
      isHighValue(money(order.minor, 'GBP')),
  );
  const unsent = orders.filter((order) => {
    const { userId, payeeId, minor } = order;
    const agreedAt = lastAgreed(order);
    if (records.find('users', userId)?.secondFactor === 'none') return false;
    const alike = orders.filter(
      (other) => other.userId === userId && other.payeeId === payeeId && other.minor === minor,
    );
    const sum = poundsText(money(minor, 'GBP'));
    const codes = records
      .all('phoneMessages')
      .filter((sent) => sent.userId === userId && sent.code !== null && sent.sentAt <= agreedAt)
      .filter(({ text }) => isNamedIn(text, order, sum));
    const upToNow = alike.filter((other) => lastAgreed(other) <= agreedAt);
    return codes.length < upToNow.length;
  });
  return unsent.map(({ id }) => ({
    invariant: 'high-value-orders-are-confirmed-with-a-code',
    message: `No code named payee and amount of ${id}`,
  }));
}

function isNamedIn(text: string, { payeeName }: OrderRecord, sum: string): boolean {
  const isAdded =
    text.includes(`to add ${payeeName}, sort code `) && text.includes(`, as a payee and pay them ${sum}.`);
  return isAdded || text.includes(`to pay ${payeeName} ${sum}.`);
}

/** What came with its customer was agreed before any session. */
function wasAgreedHere(order: OrderRecord): boolean {
  const isChanged = 'edits' in order && order.edits !== undefined;
  return isChanged || (order.sessionId !== '' && !order.sessionId.endsWith(':before'));
}

/** An edit is confirmed on its own. */
function lastAgreed(order: OrderRecord): string {
  const edits = 'edits' in order ? order.edits : undefined;
  return edits?.at(-1)?.until ?? String(order.confirmedAt);
}

/** A session has one challenge at a time, of its own customer; only one-time passwords have a code. */
export function brokenInChallenges({ records }: Bank): BrokenInvariant[] {
  const broken: BrokenInvariant[] = [];
  const asked = new Set<string>();
  for (const { id, sessionId, userId, factors, code } of records.all('challenges')) {
    // A customer who resets a password by a link has not logged in.
    const session = records.find('sessions', sessionId);
    if (session === undefined || (session.userId ?? userId) !== userId) {
      broken.push({
        invariant: 'challenges-are-of-sessions',
        message: `Challenge ${id} is of no session of ${userId}`,
      });
    }
    if (asked.has(sessionId)) {
      broken.push({ invariant: 'challenges-are-asked-one-at-a-time', message: `Challenge ${id} is a second one` });
    }
    asked.add(sessionId);
    if ((factors[0] === 'OTP') !== (code !== null)) {
      broken.push({ invariant: 'codes-are-one-time-passwords', message: `Challenge ${id} asks for ${factors[0]}` });
    }
  }
  return broken;
}

export function brokenInPhones({ records }: Bank): BrokenInvariant[] {
  return records
    .all('phoneMessages')
    .filter(({ userId, arrivedAt }) => arrivedAt === null && records.find('users', userId)?.phoneIsOn !== false)
    .map(({ id }) => ({ invariant: 'messages-wait-for-a-phone-that-is-off', message: `Message ${id} waits` }));
}
