/**
 * Why an answer could not be read, without a word of the program that tried: the field that it lacks. Undefined if something
 * else failed.
 */
export function whyUnreadable(failure: unknown, call: string): string | undefined {
  // A call that failed has a cause.
  if (!(failure instanceof TypeError) || failure.cause !== undefined) return undefined;
  const [, field] = /reading '([^']+)'/.exec(failure.message) ?? [];
  const lack = field === undefined ? 'is not built as the contract says' : `has nothing that holds “${field}”`;
  return `the answer to ${call}, or to a call before it, ${lack}`;
}
