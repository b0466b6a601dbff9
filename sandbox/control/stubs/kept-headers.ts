/** All headers that tell something about the answer. The rest concern the service's session, or one connection. */
const kept: readonly string[] = ['content-type', 'retry-after', 'x-auth-failure-response', 'x-challenge'];

/** Headers of an answer that was given once, as far as they belong to another like it: names and values. */
export function keptHeaders(headers: readonly (readonly [name: string, value: string])[]): Record<string, string> {
  return Object.fromEntries(
    headers
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name, value]) => kept.includes(name) && !(name === 'content-type' && value === 'application/json')),
  );
}
