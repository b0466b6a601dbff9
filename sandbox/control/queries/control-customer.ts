import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { ResetTokenRecord } from '#sandbox/bank/records/reset-token.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import { isSignedIn } from '#sandbox/control/verbs/customer-verbs.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

export interface CustomerDetails
  extends Pick<
    UserRecord,
    'password' | 'pin' | 'loginSteps' | 'loginFlowAs' | 'firstLoginDone' | 'secondFactor' | 'phoneIsOn'
  > {
  readonly persona: string;
  readonly signedIn: boolean;
  readonly locked: string | null;
}

export interface ResetLink {
  readonly token: string;
  readonly persona: string;
  readonly policy: ResetTokenRecord['policy'];
  readonly expiresAt: Instant;
  readonly state: 'good' | 'expired' | 'used';
  /** Its path on the site, token included. */
  readonly path: string;
}

/** Looking opens no persona. */
export function customerOf(bank: Bank, persona: string): CustomerDetails | undefined {
  const user = knownUser(bank, persona)?.user;
  if (user === undefined) return undefined;
  const { password, pin, loginSteps, loginFlowAs, firstLoginDone, secondFactor, phoneIsOn } = user;
  return {
    persona,
    signedIn: isSignedIn(bank, persona),
    locked: whyLocked(user) ?? null,
    password,
    pin,
    loginSteps,
    loginFlowAs,
    firstLoginDone,
    secondFactor,
    phoneIsOn,
  };
}

/** In the order of their personas. Looking opens no persona. */
export function resetLinksIn(bank: Bank): ResetLink[] {
  return Object.values(bank.personas).flatMap((persona) =>
    persona.resetTokens.length === 0 ? [] : tokensOf(bank, persona.id).map((token) => toLink(bank, token)),
  );
}

function tokensOf(bank: Bank, persona: string): ResetTokenRecord[] {
  const opening = knownUser(bank, persona)?.opening ?? [];
  const toCome = opening.flatMap((change) =>
    change.change === 'insert' && change.of === 'resetTokens' ? [change.record] : [],
  );
  return [...bank.records.all('resetTokens').filter(({ userId }) => userId === persona), ...toCome];
}

function toLink(bank: Bank, { id, userId, policy, expiresAt, usedAt }: ResetTokenRecord): ResetLink {
  const isPast = epochMsOf(expiresAt) <= epochMsOf(bank.clock.now);
  const state = usedAt === null ? (isPast ? 'expired' : 'good') : 'used';
  return { token: id, persona: userId, policy, expiresAt, state, path: `/change-credentials#${id}` };
}
