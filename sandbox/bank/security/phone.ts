import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { PhoneMessageRecord } from '#sandbox/bank/records/phone-message.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface ArrivedMessage extends PhoneMessageRecord {
  readonly arrivedAt: Instant;
}

/** Sends a text message, which waits while the phone is off. */
export function messageTo(
  bank: Bank,
  user: UserRecord,
  { id, text, code }: Pick<PhoneMessageRecord, 'id' | 'text' | 'code'>,
): Change {
  const sentAt = bank.clock.now;
  const record = { id, userId: user.id, sentAt, text, code, arrivedAt: user.phoneIsOn ? sentAt : null };
  return { change: 'insert', of: 'phoneMessages', record };
}

/** Messages on that customer's phone, or on all, oldest first. */
export function messagesOf(bank: Bank, userId?: string): readonly ArrivedMessage[] {
  return bank.records
    .all('phoneMessages')
    .filter(hasArrived)
    .filter((message) => userId === undefined || message.userId === userId)
    .sort((left, right) => (left.arrivedAt === right.arrivedAt ? 0 : left.arrivedAt < right.arrivedAt ? -1 : 1));
}

export function switchPhoneOff(user: UserRecord): Change[] {
  return user.phoneIsOn ? [{ change: 'update', of: 'users', record: { ...user, phoneIsOn: false } }] : [];
}

/** Delivers at once every message that was waiting. */
export function switchPhoneOn(bank: Bank, user: UserRecord): Change[] {
  if (user.phoneIsOn) return [];
  const arriving = bank.records
    .all('phoneMessages')
    .filter(({ userId, arrivedAt }) => userId === user.id && arrivedAt === null)
    .map((message): Change => {
      return { change: 'update', of: 'phoneMessages', record: { ...message, arrivedAt: bank.clock.now } };
    });
  return [{ change: 'update', of: 'users', record: { ...user, phoneIsOn: true } }, ...arriving];
}

function hasArrived(message: PhoneMessageRecord): message is ArrivedMessage {
  return message.arrivedAt !== null;
}
