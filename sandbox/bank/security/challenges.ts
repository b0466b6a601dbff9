import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { Magic } from '#sandbox/bank/magic/magic.ts';
import type { ChallengeRecord, Factor } from '#sandbox/bank/records/challenge.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { endSessionsOf } from '#sandbox/bank/session/sessions.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { withFactorGiven } from './last-factor.ts';
import { areCodesLocked, hasHadTooManyCodes, newCode } from './one-time-passwords.ts';
import { isPinLocked, lockMs, validatePin, wrongsThatLock } from './pin.ts';

/** Assumed: how long a challenge may be answered after the last code was sent. */
const answerableMs = 10 * 60_000;
const resendsAllowed = 3;

/** The factors a request needs, in order, and its description in the text message. */
export interface RequiredConfirmation {
  readonly factors: readonly Factor[];
  /** "to change your password" */
  readonly confirms: string;
  /** The customer has none of what is needed, so the bank refuses. */
  readonly isNotPossible?: true;
}

export interface ChallengeAnswer {
  readonly factor: Factor;
  readonly typed: string;
  readonly referenceNo: string;
  /** Decided by a magic value, whatever code was typed. */
  readonly magic?: Magic<'code'> | undefined;
}

export type ChallengeVerdict =
  /** The request may proceed, on the customer as updated by the confirmation. */
  | { readonly outcome: 'confirmed'; readonly user: UserRecord; readonly changes: readonly Change[] }
  | {
      readonly outcome: 'asked';
      readonly rule: string;
      readonly why: 'to-confirm' | 'wrong-code' | 'code-expired' | 'wrong-pin';
      readonly challenge: ShownChallenge;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly rule: string;
      readonly reason: 'codes-locked' | 'too-many-codes' | 'pin-locked' | 'no-second-factor' | 'customer-locked';
      readonly changes: readonly Change[];
    };

export interface ShownChallenge {
  readonly factor: Factor;
  readonly referenceNo: string;
  readonly attemptsLeft: number;
  readonly resendsLeft: number;
}

export type ResendVerdict =
  | {
      readonly outcome: 'sent';
      readonly rule: string;
      readonly challenge: ShownChallenge;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly rule: string;
      readonly reason: 'no-resends-left' | 'too-many-codes' | 'nothing-to-send-again';
    };

/**
 * Whether a request is confirmed, and what to ask for when it is not.
 * @param request identifies the request: equal text for equal requests only.
 */
export function validateChallenge(
  bank: Bank,
  customer: Customer,
  request: string,
  requiredConfirmation: RequiredConfirmation,
  answer: ChallengeAnswer | undefined,
): ChallengeVerdict {
  const { session, user } = customer;
  if (requiredConfirmation.isNotPossible) {
    return { outcome: 'refused', rule: 'challenge.no-second-factor', reason: 'no-second-factor', changes: [] };
  }
  if (requiredConfirmation.factors.length === 0) return { outcome: 'confirmed', user, changes: [] };
  const open = bank.records.find('challenges', answer?.referenceNo ?? '');
  const isOfThisRequest = open?.sessionId === session.id && open.request === request;
  if (answer === undefined || !isOfThisRequest || open.factors[0] !== answer.factor) {
    return ask(bank, customer, request, requiredConfirmation);
  }
  if (answer.factor === 'OTP') return validateCode(bank, customer, open, answer);
  // A late code can be sent again on request; a late PIN means starting over.
  return isPast(bank, open)
    ? ask(bank, customer, request, requiredConfirmation)
    : validateTypedPin(bank, customer, open, answer.typed);
}

/** Replaces the code of a challenge. Attempts are not reset. */
export function validateResend(bank: Bank, { session, user }: Customer, referenceNo: string): ResendVerdict {
  const open = bank.records.find('challenges', referenceNo);
  if (open === undefined || open.sessionId !== session.id || open.code === null) {
    return { outcome: 'refused', rule: 'challenge.nothing-to-send-again', reason: 'nothing-to-send-again' };
  }
  if (open.resendsLeft === 0) {
    return { outcome: 'refused', rule: 'challenge.no-resends-left', reason: 'no-resends-left' };
  }
  if (hasHadTooManyCodes(bank, user)) {
    return { outcome: 'refused', rule: 'challenge.too-many-codes', reason: 'too-many-codes' };
  }
  const { code, message } = newCode(bank, user, open.id, open.confirms, resendsAllowed - open.resendsLeft + 1);
  const record: ChallengeRecord = {
    ...open,
    code,
    expiresAt: answerableUntil(bank),
    resendsLeft: open.resendsLeft - 1,
  };
  return {
    outcome: 'sent',
    rule: 'challenge.code-sent-again',
    challenge: shown(record, user),
    changes: [{ change: 'update', of: 'challenges', record }, message],
  };
}

/** Asks for the first factor. Nothing is sent where a later factor is locked. */
function ask(
  bank: Bank,
  customer: Customer,
  request: string,
  { factors, confirms }: RequiredConfirmation,
): ChallengeVerdict {
  const { session, user } = customer;
  const voided = bank.records
    .all('challenges')
    .filter(({ sessionId }) => sessionId === session.id)
    .map(({ id }): Change => ({ change: 'remove', of: 'challenges', id }));
  if (factors.includes('OTP') && areCodesLocked(bank, user)) {
    return { outcome: 'refused', rule: 'challenge.codes-locked', reason: 'codes-locked', changes: voided };
  }
  if (factors.includes('PIN') && isPinLocked(bank, user)) {
    return { outcome: 'refused', rule: 'challenge.pin-locked', reason: 'pin-locked', changes: voided };
  }
  if (factors[0] === 'OTP' && hasHadTooManyCodes(bank, user)) {
    return { outcome: 'refused', rule: 'challenge.too-many-codes', reason: 'too-many-codes', changes: voided };
  }
  // Unique, because every answer to a customer issues nonces.
  const referenceNo = `${session.number}${String(session.noncesIssued).padStart(6, '0')}`;
  const sent = factors[0] === 'OTP' ? newCode(bank, user, referenceNo, confirms, 0) : undefined;
  const record: ChallengeRecord = {
    id: referenceNo,
    sessionId: session.id,
    userId: user.id,
    request,
    factors: [...factors],
    code: sent?.code ?? null,
    expiresAt: answerableUntil(bank),
    resendsLeft: sent === undefined ? 0 : resendsAllowed,
    confirms,
  };
  return {
    outcome: 'asked',
    rule: sent === undefined ? 'challenge.asks-pin' : 'challenge.sends-code',
    why: 'to-confirm',
    challenge: shown(record, user),
    changes: [...voided, { change: 'insert', of: 'challenges', record }, ...(sent === undefined ? [] : [sent.message])],
  };
}

function validateCode(
  bank: Bank,
  customer: Customer,
  open: ChallengeRecord,
  { typed, magic }: ChallengeAnswer,
): ChallengeVerdict {
  const { session, user } = customer;
  const gone: Change = { change: 'remove', of: 'challenges', id: open.id };
  const byMagic = (outcome: Magic<'code'>['outcome']) => (magic?.outcome === outcome ? magic.rule : undefined);
  // Under a magic value only the first one comes too late.
  const lateRule = open.resendsLeft === resendsAllowed ? byMagic('expired') : undefined;
  const wrongRule = byMagic('wrong');
  if (isPast(bank, open) || lateRule !== undefined) {
    const challenge = shown(open, user);
    return {
      outcome: 'asked',
      rule: lateRule ?? 'challenge.code-expired',
      why: 'code-expired',
      challenge,
      changes: [],
    };
  }
  if (wrongRule === undefined && (typed === open.code || (bank.otp !== 'phone' && typed === bank.otp))) {
    const right = withFactorGiven({ ...user, wrongCodes: 0, codesLockedUntil: null }, session);
    const counted: Change = { change: 'update', of: 'users', record: right };
    const factors = open.factors.slice(1);
    if (factors.length === 0) return { outcome: 'confirmed', user: right, changes: [gone, counted] };
    // Replaces this challenge.
    const next = ask(bank, { ...customer, user: right }, open.request, { factors, confirms: open.confirms });
    return { ...next, changes: [counted, ...next.changes] };
  }
  // Counted per customer, so that a new challenge gives no new guesses.
  const wrongCodes = user.wrongCodes + 1;
  if (wrongCodes < wrongsThatLock) {
    const wrong: UserRecord = { ...user, wrongCodes };
    return {
      outcome: 'asked',
      rule: wrongRule ?? 'challenge.wrong-code',
      why: 'wrong-code',
      challenge: shown(open, wrong),
      changes: [{ change: 'update', of: 'users', record: wrong }],
    };
  }
  const codesLockedUntil = instantFromMs(epochMsOf(bank.clock.now) + lockMs);
  return {
    outcome: 'refused',
    rule: wrongRule ?? 'challenge.locks-codes-after-wrong-ones',
    reason: 'codes-locked',
    changes: [gone, { change: 'update', of: 'users', record: { ...user, wrongCodes: 0, codesLockedUntil } }],
  };
}

function validateTypedPin(
  bank: Bank,
  { session, user }: Customer,
  open: ChallengeRecord,
  typed: string,
): ChallengeVerdict {
  const gone: Change = { change: 'remove', of: 'challenges', id: open.id };
  const verdict = validatePin(bank, user, typed);
  if (verdict.outcome === 'locked') {
    return { outcome: 'refused', rule: 'challenge.pin-locked', reason: 'pin-locked', changes: [gone] };
  }
  const counted: Change = { change: 'update', of: 'users', record: verdict.user };
  switch (verdict.outcome) {
    case 'right': {
      const right = withFactorGiven(verdict.user, session);
      return { outcome: 'confirmed', user: right, changes: [gone, { change: 'update', of: 'users', record: right }] };
    }
    case 'wrong': {
      const challenge = shown(open, verdict.user);
      return { outcome: 'asked', rule: 'challenge.wrong-pin', why: 'wrong-pin', challenge, changes: [counted] };
    }
    case 'locks':
      return {
        outcome: 'refused',
        rule: 'challenge.locks-pin-after-wrong-ones',
        reason: 'pin-locked',
        changes: [gone, counted],
      };
    case 'locks-customer':
      return {
        outcome: 'refused',
        rule: 'challenge.locks-customer-after-wrong-pins',
        reason: 'customer-locked',
        changes: [gone, counted, ...endSessionsOf(bank, user.id, 'replaced')],
      };
    default:
      return verdict satisfies never;
  }
}

function answerableUntil(bank: Bank): Instant {
  return instantFromMs(epochMsOf(bank.clock.now) + answerableMs);
}

function isPast(bank: Bank, { expiresAt }: ChallengeRecord): boolean {
  return epochMsOf(bank.clock.now) >= epochMsOf(expiresAt);
}

function shown({ id, factors, resendsLeft }: ChallengeRecord, { wrongPins, wrongCodes }: UserRecord): ShownChallenge {
  const factor = factors[0] ?? 'OTP';
  const wrongs = factor === 'PIN' ? wrongPins : wrongCodes;
  return { factor, referenceNo: id, attemptsLeft: wrongsThatLock - wrongs, resendsLeft };
}
