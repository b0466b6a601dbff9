import { Comparator, type Result } from '@pactflow/openapi-pact-comparator';
import { contract } from '#contracts/driver/contract.ts';

/** Differences that are known and harmless, each with its reason. Whoever adds one explains it here. */
const explained: readonly { readonly code: Result['code']; readonly of: string; readonly because: string }[] = [];

/** Everything that a pact asks or expects and the contract does not hold, as sentences; none when all is well. */
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
