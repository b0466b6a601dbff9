import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { validateChallenge } from '#sandbox/bank/security/challenges.ts';
import { nextStepOf } from '#sandbox/bank/session/login-steps.ts';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';
import type { Asked, Route } from './asked.ts';
import { readChallengeAnswer, requestText, toChallengeAnswer } from './challenge-wire.ts';
import { toAnswerParts } from './composed-answer.ts';
import type { Call, Decision, Handler, Handlers } from './handler.ts';
import { refusing, type Turn, type Verdict } from './verdict.ts';
import { findCustomer, type Visit } from './visit.ts';

/** The operation is known only at run time; this type stands for all. */
export type AnyDecision = Decision<'confirmPayment'>;

/** What a customer has confirmed, as the text message said it, and the resulting changes. */
export interface Confirmed {
  readonly confirms: string;
  readonly changes: readonly Change[];
}

export type Admission =
  /** Refused, or asked to confirm; the handler's answer is dropped. */
  | { readonly outcome: 'answered'; readonly verdict: Verdict }
  | {
      readonly outcome: 'accepted';
      readonly decision: AnyDecision;
      /** Undefined where nothing needed confirmation. */
      readonly confirmed: Confirmed | undefined;
    };

/** A request as it came, and where it breaks the contract. */
export interface Received {
  readonly turn: Turn;
  readonly visit: Visit;
  readonly route: Route;
  readonly asked: Asked;
  readonly breaches: readonly Breach[];
}

/** Checks session, nonce, party and second factor around the handler's decision. */
export function admit(handlers: Handlers, { turn, visit, route, asked, breaches }: Received): Admission {
  const { id } = route;
  const { bank, contextID } = turn;
  const refuse = (rule: string, name: RefusalName, changed: Partial<Verdict> = {}): Admission => {
    return { outcome: 'answered', verdict: refusing(turn, rule, name, { breaches, changed }) };
  };
  const accept = (decision: AnyDecision, confirmed?: Confirmed): Admission => {
    return { outcome: 'accepted', decision, confirmed };
  };
  if (breaches.length > 0) return refuse('contract.request-breach', 'invalidRequest');

  const handler = handlerOf(handlers, id);
  const call = callOf(turn, asked);
  if (handler.serves === 'anyone') return accept(handler.decide({ ...call, session: visit.session }));
  if (visit.prospectExpired) return refuse('session.prospect-expired', 'prospectExpired');
  if (handler.serves === 'visitor') {
    if (visit.session === undefined) return refuse('session.not-opened', 'notOpened');
    if (operations[id].nonceNeeded && !visit.nonceIsGood) return refuse('nonce.missing-unknown-or-used', 'badNonce');
    const { session } = visit;
    const decide = (confirmedAs?: UserRecord) =>
      handler.decide({ ...call, session, ...(confirmedAs !== undefined && { confirmedAs }) });
    const decision = decide();
    if (decision.counted === undefined) return accept(decision);
    return confirming(decision, { session, user: decision.counted, parties: [] }, decide);
  }
  if (handler.visitors !== undefined && visit.session?.userId === null) {
    if (!visit.nonceIsGood) return refuse('nonce.missing-unknown-or-used', 'badNonce');
    return accept(handler.visitors({ ...call, session: visit.session }));
  }
  const found = findCustomer(bank, visit, asked.headers);
  if ('refused' in found) return refuse(found.rule, found.refused);
  const { customer } = found;
  if (handler.whileStepsAreDue !== true && nextStepOf(customer.user) !== undefined) {
    return refuse('login-flow.step-due', 'loginStepDue');
  }
  return confirming(handler.decide({ ...call, customer }), customer, (user) =>
    handler.decide({ ...call, customer: { ...customer, user } }),
  );

  function confirming(
    decision: AnyDecision,
    customer: Customer,
    decideAgain: (user: UserRecord) => AnyDecision,
  ): Admission {
    if (decision.requiredConfirmation === undefined || isRefusal(decision)) return accept(decision);

    const { requiredConfirmation, counted = customer.user, opening = [] } = decision;
    const given = readChallengeAnswer(asked.headers);
    const answer = given && { ...given, magic: decision.magic?.code };
    const confirmation = validateChallenge(
      bank,
      { ...customer, user: counted },
      requestText(id, asked),
      requiredConfirmation,
      answer,
    );
    const changes: Change[] = [...opening, { change: 'update', of: 'users', record: counted }, ...confirmation.changes];
    if (confirmation.outcome === 'asked') {
      const verdict = {
        rule: confirmation.rule,
        changes,
        ...toAnswerParts(toChallengeAnswer(confirmation, contextID)),
      };
      return { outcome: 'answered', verdict };
    }
    if (confirmation.outcome === 'refused') {
      const { rule, reason } = confirmation;
      const ended = reason === 'customer-locked' ? { session: null } : {};
      return refuse(rule, challengeRefusals[reason], { ...decision, changes, ...ended });
    }
    // A right PIN updates the customer, and the handler's changes must start from that record.
    return accept(decideAgain(confirmation.user), { confirms: requiredConfirmation.confirms, changes });
  }
}

/** Each entry of the table is typed by its own operation. */
export function handlerOf(handlers: Handlers, id: OperationId): Handler<'confirmPayment'> {
  return handlers[id] as unknown as Handler<'confirmPayment'>;
}

export function callOf({ bank }: Pick<Turn, 'bank'>, asked: Asked): Call<'confirmPayment'> {
  return { bank, ...asked } as unknown as Call<'confirmPayment'>;
}

export function isRefusal({ answer }: AnyDecision): boolean {
  return 'refused' in answer || 'refusedWithCode' in answer;
}

const challengeRefusals = {
  'codes-locked': 'codesLocked',
  'too-many-codes': 'tooManyCodes',
  'pin-locked': 'pinLockedInChallenge',
  'no-second-factor': 'noSecondFactor',
  'customer-locked': 'locked',
} as const satisfies Record<string, RefusalName>;
