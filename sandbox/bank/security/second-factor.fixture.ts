import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { type Customer, partiesOf } from '#sandbox/bank/engine/profile.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { encryptPassword } from '#sandbox/bank/session/credentials.ts';
import { withFreshNonces, withFreshSalt } from '#sandbox/bank/session/sessions.ts';
import { admit } from '#sandbox/bank/session/sign-in.ts';
import { epochMsOf, instantFromMs } from '#src/kernel/instant.ts';
import {
  type ChallengeAnswer,
  type ChallengeVerdict,
  type RequiredConfirmation,
  validateChallenge,
} from './challenges.ts';

export const toChangePassword: RequiredConfirmation = { factors: ['OTP', 'PIN'], confirms: 'to change your password' };

/** Signs in a customer, with their record overridden. */
export async function signIn(bank: Bank, userId = 'nell', over: Partial<UserRecord> = {}): Promise<Customer> {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`No customer ${userId}`);
  const { session, changes } = admit(bank, { ...known.user, ...over }, known.opening);
  await commit(bank, changes);
  return customerOf(bank, session.id);
}

export function customerOf(bank: Bank, sessionId: string): Customer {
  const session = bank.records.find('sessions', sessionId);
  const user = bank.records.find('users', session?.userId ?? '');
  if (session === undefined || user === undefined) throw new Error('Nobody is signed in.');
  return { session, user, parties: partiesOf(bank, user) };
}

/** Encrypts the values with one fresh salt of that session. */
export async function sealIn<Field extends string>(bank: Bank, session: SessionRecord, values: Record<Field, string>) {
  const salted = withFreshSalt(bank, bank.records.find('sessions', session.id) ?? session);
  await commit(bank, [{ change: 'update', of: 'sessions', record: salted.session }]);
  const sealed = Object.fromEntries(
    Object.entries<string>(values).map(([field, value]) => [field, encryptPassword(value, salted.salt)]),
  ) as Record<Field, string>;
  return { sealed, salt: salted.salt };
}

/** Repeats a request in one session as the pipeline would: each issues a nonce, each is committed. */
export function confirmingActions(
  bank: Bank,
  customer: Customer,
  requiredConfirmation: RequiredConfirmation = toChangePassword,
) {
  async function request(answer?: ChallengeAnswer, text = 'the request'): Promise<ChallengeVerdict> {
    const asking = customerOf(bank, customer.session.id);
    const verdict = validateChallenge(bank, asking, text, requiredConfirmation, answer);
    const { session } = withFreshNonces(bank, asking.session, 1);
    await commit(bank, [...verdict.changes, { change: 'update', of: 'sessions', record: session }]);
    return verdict;
  }
  return {
    request,
    answerCode: (typed: string, text?: string) =>
      request({ factor: 'OTP', typed, referenceNo: referenceIn(bank, customer) }, text),
    answerPin: (typed: string) => request({ factor: 'PIN', typed, referenceNo: referenceIn(bank, customer) }),
  };
}

export function referenceIn(bank: Bank, { session }: Customer): string {
  return bank.records.all('challenges').find(({ sessionId }) => sessionId === session.id)?.id ?? 'none';
}

/** A verdict in a word or two. */
export function saysOf(verdict: ChallengeVerdict): string {
  switch (verdict.outcome) {
    case 'confirmed':
      return 'confirmed';
    case 'asked':
      return `${verdict.why} ${verdict.challenge.factor} ${verdict.challenge.attemptsLeft}`;
    case 'refused':
      return verdict.reason;
    default:
      return verdict satisfies never;
  }
}

/** The code last sent to that customer, delivered or not. */
export function lastCode(bank: Bank, userId = 'nell'): string {
  const sent = bank.records.all('phoneMessages').filter((message) => message.userId === userId);
  return sent.at(-1)?.code ?? 'none';
}

/** Six digits other than the code last sent. */
export function anotherCode(bank: Bank): string {
  return lastCode(bank) === '000000' ? '000001' : '000000';
}

export function waitMs(bank: Bank, ms: number): void {
  bank.clock = { ...bank.clock, now: instantFromMs(epochMsOf(bank.clock.now) + ms) };
}
