import { type Contract, operationsOf, resolve } from './contract.ts';

/** The closed lists of what a page may report of the contract: ids of operations by call, and the names of fields in answers. */
export function writeContractNames(contract: Contract): string {
  const operations = operationsOf(contract);
  const rows = operations.map(({ id, method, path }) => `  ['${method} ${path}', '${id}'],`);
  const names = new Set<string>();
  const seen = new Set<unknown>();
  for (const { answers } of operations)
    for (const { answer } of answers)
      for (const { schema } of Object.values(answer.content ?? {})) addNames(contract, schema, names, seen);
  return `// Made from openapi/ by openapi/generate.ts. Change the contract instead.

export const operationIds: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
]);

export const answerFields: ReadonlySet<string> = new Set(
  '${[...names].sort().join(' ')}'.split(' '),
);
`;
}

function addNames(contract: Contract, part: unknown, names: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const { properties, examples: _, example: __, ...rest } = part as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(properties ?? {})) names.add(name);
  const referred = '$ref' in part ? [resolve(contract, part as { readonly $ref: string })] : [];
  for (const inside of [...Object.values(properties ?? {}), ...Object.values(rest), ...referred])
    addNames(contract, inside, names, seen);
}
