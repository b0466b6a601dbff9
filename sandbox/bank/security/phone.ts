import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { PhoneMessageRecord } from '#sandbox/bank/records/phone-message.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** A message on the phone: all that has arrived has a moment at which it did. */
export interface ArrivedMessage extends PhoneMessageRecord {
  readonly arrivedAt: Instant;
}

/** Sends a text message. It waits for a phone that is off. */
export function messageTo(
  bank: Bank,
  user: UserRecord,
  { id, text, code }: Pick<PhoneMessageRecord, 'id' | 'text' | 'code'>,
): Change {
  const sentAt = bank.clock.now;
  const record = { id, userId: user.id, sentAt, text, code, arrivedAt: user.phoneIsOn ? sentAt : null };
  return { change: 'insert', of: 'phoneMessages', record };
}

/** What has arrived on that customer's phone, or on everybody's, oldest first; of one moment, first sent first. */
export function messagesOf(bank: Bank, userId?: string): readonly ArrivedMessage[] {
  return bank.records
    .all('phoneMessages')
    .filter(hasArrived)
    .filter((message) => userId === undefined || message.userId === userId)
    .sort((left, right) => (left.arrivedAt === right.arrivedAt ? 0 : left.arrivedAt < right.arrivedAt ? -1 : 1));
}

/** A phone that is off already stays so. */
export function switchPhoneOff(user: UserRecord): Change[] {
  return user.phoneIsOn ? [{ change: 'update', of: 'users', record: { ...user, phoneIsOn: false } }] : [];
}

/** The phone is given at once all that was sent to it in the meantime. One that is on already stays so. */
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
