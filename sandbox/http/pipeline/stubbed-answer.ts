import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { type AnyDecision, handlerOf } from './admission.ts';
import type { Handlers, StubbedAnswer } from './handler.ts';

/** The rule of a call that a stub answered. */
export const stubRule = 'stub.answered';

/** The same handlers, but that the operation is not decided: whoever is served gets the tester's answer, unconfirmed. */
export function answeredBy(stubbed: StubbedAnswer, handlers: Handlers, id: OperationId): Handlers {
  const handler = handlerOf(handlers, id);
  const decide = (): AnyDecision => ({ rule: stubRule, answer: { stubbed } });
  const visitors = handler.serves === 'customer' && handler.visitors !== undefined ? { visitors: decide } : {};
  return { ...handlers, [id]: { ...handler, decide, ...visitors } };
}
