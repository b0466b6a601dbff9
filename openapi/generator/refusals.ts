import { type Answer, type Contract, operationsOf, type Refusal } from './contract.ts';

/** The refusals that an operation gives with a status; an answer that several operations share may have more. */
export function refusalsOf(id: string, answer: Answer): readonly Refusal[] {
  return (answer['x-refusals'] ?? []).filter(({ calls }) => calls === undefined || calls.includes(id));
}

/** Every code of the contract, in order. */
export function refusalCodes(contract: Contract): readonly string[] {
  const found = operationsOf(contract).flatMap(({ id, answers }) =>
    answers.flatMap(({ answer }) => refusalsOf(id, answer).map(({ code }) => code)),
  );
  return [...new Set(found)].sort();
}

/** Codes by operation and status, for the sandbox, which holds its own answers to them. */
export function writeRefusalTable(contract: Contract): string {
  const lists: string[] = [];
  const rows = operationsOf(contract).map(({ id, answers }) => {
    const cells = answers.flatMap(({ status, answer }) => {
      const codes = refusalsOf(id, answer).map(({ code }) => code);
      return codes.length === 0 ? [] : [`${status}: ${placeOf(JSON.stringify(codes))}`];
    });
    return `  ${id}: { ${cells.join(', ')} },`;
  });
  return `// Made from openapi/ by openapi/generate.ts. Change the contract instead.
import type { OperationId } from './operations.generated.ts';

${lists.map((codes, place) => `const list${place} = ${codes};`).join('\n')}

export const refusalCodes: Readonly<Record<OperationId, Readonly<Record<number, readonly string[]>>>> = {
${rows.join('\n')}
};
`;

  function placeOf(codes: string): string {
    const known = lists.indexOf(codes);
    return `list${known === -1 ? lists.push(codes) - 1 : known}`;
  }
}

/** The description of an answer with its codes, for those who read words. */
export function withCodesInWords(description: string, refusals: readonly Refusal[]): string {
  if (refusals.length === 0) return description;
  const words = refusals.map(
    ({ code, means, calls }) => `\`${code}\` ${means}${calls === undefined ? '' : ` (${calls.join(', ')})`}`,
  );
  return `${description.trimEnd()} By code: ${words.join('; ')}.`;
}
