import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { contract } from '#contracts/driver/contract.ts';

/** Known, harmless differences, each with its reason. */
const explained: readonly { readonly code: Result['code']; readonly of: string; readonly because: string }[] = [
  'a reference of 65 characters makes the request invalid',
  'the id of a bulk file with a full stop makes the list of its payments invalid',
  'the id of a bulk file with a full stop makes its document invalid',
  'a token of 257 characters makes the request invalid',
].map((of) => ({
  code: 'request.path-or-method.unknown' as const,
  of,
  because: 'The request breaks the contract on purpose, in its path, and the bank must answer 400.',
}));

/** @returns a sentence for each request or expectation of the pact that the contract does not allow. */
export async function compareWithContract(pact: unknown): Promise<readonly string[]> {
  const comparator = new Comparator({ oas: contract as never });
  const found: string[] = [];
  for await (const result of comparator.compare(pact as never)) {
    if (!isExplained(result)) found.push(toSentence(result));
  }
  return found;
}

function isExplained({ code, mockDetails }: Result): boolean {
  return explained.some((known) => known.code === code && mockDetails?.interactionDescription === known.of);
}

function toSentence({ code, message, mockDetails }: Result): string {
  const { interactionDescription, location } = mockDetails ?? {};
  return `${interactionDescription ?? 'the pact'}: ${message} (${code} at ${location ?? 'the root'})`;
}
