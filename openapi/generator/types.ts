import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { refusalCodes } from './refusals.ts';

/** TypeScript types of paths, operations and schemas. */
export async function writeTypes(contract: Contract): Promise<string> {
  // The library changes its input, so it gets a copy.
  const types = await openapiTS(structuredClone(contract) as unknown as OpenAPI3, { silent: true });
  const codes = refusalCodes(contract).map((code) => `  | '${code}'`);
  return `// Made from openapi/ by openapi/generate.ts. Change the contract instead.

${astToString(types)}
/** A code with which the bank refuses. */
export type RefusalCode =
${codes.join('\n')};
`;
}
