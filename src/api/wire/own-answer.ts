import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import { fieldsOf, isObject, textOf, type Unchecked, type Wire } from './wire.ts';

// A proxy may answer a confirmation with a 200 that is not the bank's: the answer to another call, an old one, or `{}`. Only an
// answer that names this order proves that the bank has seen it.

type Part<Value> = Value extends object ? { readonly [Name in keyof Value]?: Part<Value[Name]> } : Value;

/** Whether the answer has all these values, each in its place. */
export function answerHas<Shape>(answer: Unchecked<Shape>, own: NoInfer<Part<Shape>>): boolean {
  return holds(answer, own);
}

/**
 * Whether an answer says nothing but how the call went, and that it went well. `echoes` are what the bank may name of the
 * request: they need not be there, but must not name another.
 */
export function saysOnlyDone<Shape>(answer: Unchecked<Shape>, echoes: NoInfer<Part<Shape>>): boolean {
  const { status, ...rest } = anyFieldsOf(answer);
  const { result } = anyFieldsOf(status);
  const said = anyFieldsOf(echoes);
  return (
    (result === 'SUCCESSFUL' || result === 'ACCEPTED') &&
    Object.entries(rest).every(([name, value]) => Object.hasOwn(said, name) && holds(value, said[name]))
  );
}

/** The customer's reference for what was written. An answer to a mere check has none. */
export function referenceIn(answer: Wire<'StatusAnswer'>): string | undefined {
  return textOf(fieldsOf(fieldsOf(answer).status).referenceNumber) ?? textOf(anyFieldsOf(answer).referenceNumber);
}

function holds(value: unknown, own: unknown): boolean {
  if (!isObject(own)) return value === own;
  const fields = anyFieldsOf(value);
  return Object.entries(own).every(([name, each]) => holds(fields[name], each));
}
