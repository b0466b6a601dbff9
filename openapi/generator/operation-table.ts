import { type Contract, operationsOf } from './contract.ts';

/** The table of operations, for routing and for code that visits all of them. */
export function writeOperationTable(contract: Contract): string {
  const rows = operationsOf(contract).map(
    ({ id, method, path, nonceNeeded, tag, summary }) =>
      `  ${id}: { method: '${method}', path: '${path}', nonceNeeded: ${nonceNeeded}, tag: '${tag}', summary: ${JSON.stringify(summary)} },`,
  );
  return `// Made from openapi/ by openapi/generate.ts. Change the contract instead.

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the service's base, with parameters in braces. */
  readonly path: string;
  /** Whether the request must use a nonce. */
  readonly nonceNeeded: boolean;
  readonly tag: string;
  /** In plain words. */
  readonly summary: string;
}

export const operations = {
${rows.join('\n')}
} as const satisfies Readonly<Record<string, OperationFacts>>;

export type OperationId = keyof typeof operations;
`;
}
