import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { type AnyDecision, handlerOf } from './admission.ts';
import type { Asked } from './asked.ts';
import type { Handlers, StubbedAnswer } from './handler.ts';

/** The rule of a call that a stub answered. */
export const stubRule = 'stub.answered';

/** The same handlers, but that the operation is not decided: who is served gets the tester's answer, unconfirmed. */
export function answeredBy(stubbed: StubbedAnswer, handlers: Handlers, id: OperationId): Handlers {
  const handler = handlerOf(handlers, id);
  const decide = (): AnyDecision => ({ rule: stubRule, answer: { stubbed } });
  const visitors = handler.serves === 'customer' && handler.visitors !== undefined ? { visitors: decide } : {};
  return { ...handlers, [id]: { ...handler, decide, ...visitors } };
}

/** A call for a recorded answer may name the party of the recording, whom no session here knows. */
export function ofAnyParty(asked: Asked): Asked {
  const { 'x-party-id': _, ...headers } = asked.headers;
  return { ...asked, headers };
}
