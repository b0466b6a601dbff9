import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { unseal } from '#sandbox/bank/session/sealed.ts';
import { endSessionsOf } from '#sandbox/bank/session/sessions.ts';
import { epochMsOf } from '#src/kernel/instant.ts';
import type { RequiredConfirmation } from './challenges.ts';
import { hadPassword, referenceOfPassword, withPassword } from './credential-changes.ts';
import { passwordRulesBroken } from './credential-rules.ts';
import { confirmationOf } from './strong-authentication.ts';

export interface TokenVerdict {
  readonly rule: string;
  /** Undefined for an unknown, expired or used token. */
  readonly good: { readonly token: ResetTokenRecord; readonly user: UserRecord } | undefined;
  readonly changes: readonly Change[];
}

export type ResetVerdict =
  | {
      readonly outcome: 'done';
      readonly rule: string;
      readonly referenceNumber: string;
      readonly requiredConfirmation: RequiredConfirmation | undefined;
      /** The customer whose link it is, before the change. */
      readonly user: UserRecord;
      /** Opens the persona where necessary; in `changes` as well, unless a confirmation came before. */
      readonly opening: readonly Change[];
      /** Null where the customer was signed in: their session is over. */
      readonly session: SessionRecord | null;
      readonly changes: readonly Change[];
    }
  | {
      readonly outcome: 'refused';
      readonly rule: string;
      readonly reason: 'bad-token' | 'rules-broken' | 'used-before';
      readonly session: SessionRecord;
      readonly changes: readonly Change[];
    };

/** Opens the persona of the token's customer where necessary. */
export function validateToken(bank: Bank, id: string): TokenVerdict {
  const persona = Object.values(bank.personas).find(({ resetTokens }) => resetTokens.includes(id));
  const known = persona === undefined ? undefined : knownUser(bank, persona.id);
  const opening = known?.opening ?? [];
  const token = bank.records.find('resetTokens', id) ?? tokenAmong(opening, id);
  if (token === undefined || known === undefined) return { rule: 'token.unknown', good: undefined, changes: opening };
  if (token.usedAt !== null) return { rule: 'token.used', good: undefined, changes: opening };
  if (epochMsOf(bank.clock.now) >= epochMsOf(token.expiresAt)) {
    return { rule: 'token.expired', good: undefined, changes: opening };
  }
  return { rule: 'token.good', good: { token, user: known.user }, changes: opening };
}

/**
 * Sets a password by token. Ends the customer's sessions and lifts a lock for wrong details, but not a lock by the
 * bank.
 */
export function validateReset(
  bank: Bank,
  asking: SessionRecord,
  tokenId: string,
  sealed: string,
  confirmedAs?: UserRecord,
): ResetVerdict {
  const { typed, session } = unseal(asking, { next: sealed });
  const { rule, good, changes: opening } = validateToken(bank, tokenId);
  const refuse = (why: string, reason: Extract<ResetVerdict, { outcome: 'refused' }>['reason']): ResetVerdict => {
    return { outcome: 'refused', rule: why, reason, session, changes: opening };
  };
  if (good === undefined) return refuse(rule, 'bad-token');
  const { token } = good;
  const user = confirmedAs ?? good.user;
  if (typed.next === undefined || passwordRulesBroken(typed.next).length > 0) {
    return refuse('credentials.reset-rules-broken', 'rules-broken');
  }
  if (hadPassword(user, typed.next)) return refuse('credentials.reset-used-before', 'used-before');
  const lock = user.lock === 'by-bank' ? 'by-bank' : 'none';
  const changed = withPassword(user, typed.next);
  const changes: Change[] = [
    ...(confirmedAs === undefined ? opening : []),
    { change: 'update', of: 'users', record: { ...changed, lock, wrongSignIns: 0 } },
    { change: 'update', of: 'resetTokens', record: { ...token, usedAt: bank.clock.now } },
    ...endSessionsOf(bank, user.id, 'replaced'),
  ];
  return {
    outcome: 'done',
    rule: 'credentials.password-reset',
    referenceNumber: referenceOfPassword(bank, changed),
    requiredConfirmation: confirmationOf(
      bank,
      { session: asking, user, parties: [] },
      'resetPassword',
      'to set a new password with your link',
    ),
    user,
    opening,
    session: session.userId === user.id ? null : session,
    changes,
  };
}

function tokenAmong(opening: readonly Change[], id: string): ResetTokenRecord | undefined {
  for (const change of opening) {
    if (change.change === 'insert' && change.of === 'resetTokens' && change.record.id === id) return change.record;
  }
  return undefined;
}
