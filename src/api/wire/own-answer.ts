import type { operations } from '#src/api/schema.generated.d.ts';
import { fieldsOf, isObject, textOf } from './wire.ts';

// A proxy may answer a confirmation with a 200 that is not the bank's: the answer to another call, an old one, or `{}`. Only an
// answer that names this order proves that the bank has seen it.

type Operation = keyof operations;
type Responses<Op extends Operation> = operations[Op]['responses'];
type Successful<Op extends Operation> = Responses<Op>[keyof Responses<Op> & (200 | 201)];
type AnswerTo<Op extends Operation> =
  Successful<Op> extends { content: { 'application/json': infer Body } } ? Body : never;
type Part<Value> = Value extends object ? { readonly [Name in keyof Value]?: Part<Value[Name]> } : Value;

/** Whether the answer to this operation has all these values, each in its place. */
export function answerHas<Op extends Operation>(answer: unknown, own: Part<AnswerTo<Op>>): boolean {
  return holds(answer, own);
}

/**
 * Whether an answer says nothing but how the call went, and that it went well. `echoes` are what the bank may name of the
 * request: they need not be there, but must not name another.
 */
export function saysOnlyDone<Op extends Operation>(answer: unknown, echoes: Part<AnswerTo<Op>>): boolean {
  const { status, ...rest } = fieldsOf(answer);
  const { result } = fieldsOf(status);
  const said = fieldsOf(echoes);
  return (
    (result === 'SUCCESSFUL' || result === 'ACCEPTED') &&
    Object.entries(rest).every(([name, value]) => Object.hasOwn(said, name) && holds(value, said[name]))
  );
}

/** The customer's reference for what was written. An answer to a mere check has none. */
export function referenceIn(answer: unknown): string | undefined {
  const { status, referenceNumber } = fieldsOf(answer);
  return textOf(fieldsOf(status).referenceNumber) ?? textOf(referenceNumber);
}

function holds(value: unknown, own: unknown): boolean {
  if (!isObject(own)) return value === own;
  const fields = fieldsOf(value);
  return Object.entries(own).every(([name, each]) => holds(fields[name], each));
}
