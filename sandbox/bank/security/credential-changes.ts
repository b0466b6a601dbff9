import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { pinChangedNotice } from '#sandbox/bank/mail/notices.ts';
import { referenceOfChange } from '#sandbox/bank/numbers/payment-numbers.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { LoginStep, UserRecord } from '#sandbox/bank/records/user.ts';
import { nextStepOf, withStepDone } from '#sandbox/bank/session/login-steps.ts';
import { unseal } from '#sandbox/bank/session/sealed.ts';
import { endSessionsOf } from '#sandbox/bank/session/sessions.ts';
import { signInsLeft, withOneMoreWrong } from '#sandbox/bank/session/sign-in.ts';
import type { RequiredConfirmation } from './challenges.ts';
import { passwordRulesBroken, pinRulesBroken } from './credential-rules.ts';
import { validatePin, wrongsThatLock } from './pin.ts';
import { confirmationOf } from './strong-authentication.ts';

/** The encrypted current and new values. */
export interface SealedChange {
  readonly old: string;
  readonly new: string;
}

export type CredentialVerdict =
  | {
      readonly outcome: 'good';
      readonly rule: string;
      readonly requiredConfirmation: RequiredConfirmation | undefined;
      readonly referenceNumber: string;
      /** The customer after a right current value, whether or not the change is confirmed. */
      readonly counted: UserRecord;
      readonly session: SessionRecord;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly rule: string;
      /** `locked`: the customer by wrong passwords, the PIN by wrong PINs. */
      readonly reason:
        | 'wrong-current'
        | 'used-before'
        | 'rules-broken'
        | 'locked'
        | 'customer-locked'
        | 'another-step-first';
      /** Attempts left with the current value. */
      readonly attemptsLeft?: number;
      /** Null where the refusal ends it. */
      readonly session: SessionRecord | null;
      readonly changes: readonly Change[];
    };

/**
 * Validates a new password: the current one first, then the rules, then the earlier ones. A wrong current one counts as
 * a wrong sign-in, so that an unattended session cannot be used for guessing.
 */
export function validatePasswordChange(bank: Bank, customer: Customer, sealed: SealedChange): CredentialVerdict {
  const { session: asking, user } = customer;
  const { typed, session } = unseal(asking, { old: sealed.old, next: sealed.new });
  const refuse = refusal('password', session);
  if (mustDoAnotherStepFirst(user, 'password')) return refuse('another-step-first');
  if (typed.old !== user.password) {
    const wrong = withOneMoreWrong(user);
    const changes: Change[] = [{ change: 'update', of: 'users', record: wrong }];
    if (wrong.lock === 'none') return { ...refuse('wrong-current', changes), attemptsLeft: signInsLeft(wrong) };
    return { ...refuse('locked', [...changes, ...endSessionsOf(bank, user.id, 'replaced')]), session: null };
  }
  const counted: UserRecord = { ...user, wrongSignIns: 0 };
  const changes: Change[] = [{ change: 'update', of: 'users', record: counted }];
  if (typed.next === undefined || passwordRulesBroken(typed.next).length > 0) return refuse('rules-broken', changes);
  if (hadPassword(user, typed.next)) return refuse('used-before', changes);
  const changed = withPassword(counted, typed.next);
  return {
    outcome: 'good',
    rule: 'credentials.password-changed',
    requiredConfirmation: confirmationUnlessDue(bank, customer, 'password'),
    referenceNumber: referenceOfPassword(bank, changed),
    counted,
    session,
    changes: [{ change: 'update', of: 'users', record: withStepDone(changed, 'password') }],
  };
}

/** The same for the PIN. Wrong ones count together with those in challenges. */
export function validatePinChange(bank: Bank, customer: Customer, sealed: SealedChange): CredentialVerdict {
  const { session: asking, user } = customer;
  const { typed, session } = unseal(asking, { old: sealed.old, next: sealed.new });
  const refuse = refusal('pin', session);
  if (mustDoAnotherStepFirst(user, 'pin')) return refuse('another-step-first');
  const current = validatePin(bank, user, typed.old);
  if (current.outcome === 'locked') return refuse('locked');
  const counted = current.user;
  const changes: Change[] = [{ change: 'update', of: 'users', record: counted }];
  if (current.outcome === 'locks') return refuse('locked', changes);
  if (current.outcome === 'locks-customer') {
    return { ...refuse('customer-locked', [...changes, ...endSessionsOf(bank, user.id, 'replaced')]), session: null };
  }
  if (current.outcome === 'wrong') {
    return { ...refuse('wrong-current', changes), attemptsLeft: wrongsThatLock - counted.wrongPins };
  }
  if (typed.next === undefined || pinRulesBroken(typed.next).length > 0) return refuse('rules-broken', changes);
  if (typed.next === user.pin || user.formerPins.includes(typed.next)) return refuse('used-before', changes);
  const changed = { ...counted, pin: typed.next, formerPins: [...user.formerPins, user.pin] };
  return {
    outcome: 'good',
    rule: 'credentials.pin-changed',
    requiredConfirmation: confirmationUnlessDue(bank, customer, 'pin'),
    referenceNumber: referenceOfChange(`${changed.id}|pin ${changed.formerPins.length}`, bank.today),
    counted,
    session,
    changes: [
      { change: 'update', of: 'users', record: withStepDone(changed, 'pin') },
      ...pinChangedNotice(bank, changed),
    ],
  };
}

export function hadPassword({ password, formerPasswords }: UserRecord, next: string): boolean {
  return next === password || formerPasswords.includes(next);
}

export function referenceOfPassword({ today }: Pick<Bank, 'today'>, { id, formerPasswords }: UserRecord): string {
  return referenceOfChange(`${id}|password ${formerPasswords.length}`, today);
}

export function withPassword(user: UserRecord, password: string): UserRecord {
  return { ...user, password, formerPasswords: [...user.formerPasswords, user.password] };
}

/** Steps are done in order, because the wire may only carry a count. */
function mustDoAnotherStepFirst(user: UserRecord, step: LoginStep): boolean {
  const next = nextStepOf(user);
  return next !== undefined && next !== step;
}

/** A change due at sign-in needs no confirmation. A change of PIN already includes the current one. */
function confirmationUnlessDue(
  bank: Bank,
  customer: Customer,
  changed: 'password' | 'pin',
): RequiredConfirmation | undefined {
  if (nextStepOf(customer.user) === changed) return undefined;
  return changed === 'pin'
    ? confirmationOf(bank, customer, 'changePin', 'to change your transaction PIN')
    : confirmationOf(bank, customer, 'changePassword', 'to change your password');
}

type RefusedVerdict = Extract<CredentialVerdict, { outcome: 'refused' }>;

function refusal(of: 'password' | 'pin', session: SessionRecord) {
  return (reason: RefusedVerdict['reason'], changes: readonly Change[] = []): RefusedVerdict => ({
    outcome: 'refused',
    rule: `credentials.${of}-${reason}`,
    reason,
    session,
    changes,
  });
}
