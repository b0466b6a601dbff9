import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { z } from 'zod';
import { descriptionSchema } from '#sandbox/personas/described/description.ts';
import { writeAssumptions } from './assumptions.ts';
import { bundleContract } from './bundle.ts';
import type { Contract } from './contract.ts';
import { writeContractNames } from './contract-names.ts';
import { writeControlWords } from './control-words.ts';
import { writeOperationTable } from './operation-table.ts';
import { refusalCodes, writeRefusalTable } from './refusals.ts';
import { validatorDeclarations, writeValidators } from './validators.ts';

export interface Output {
  /** Path from the project's root. */
  readonly path: string;
  readonly text: string;
}

/** All generated files as text. The same contract, and the same schema of descriptions, give the same bytes. */
export async function generateOutputs(): Promise<Output[]> {
  const contract = await bundleContract();
  return [
    { path: 'openapi/digx.generated.json', text: `${JSON.stringify(contract, undefined, 1)}\n` },
    { path: 'openapi/ASSUMPTIONS.md', text: writeAssumptions(contract) },
    { path: 'openapi/customer-description.generated.json', text: writeCustomerDescription() },
    { path: 'src/api/schema.generated.d.ts', text: await writeTypes(contract) },
    { path: 'src/app/reports/contract-names.generated.ts', text: writeContractNames(contract) },
    { path: 'sandbox/control/control-words.generated.ts', text: await writeControlWords() },
    { path: 'sandbox/http/operations.generated.ts', text: writeOperationTable(contract) },
    { path: 'sandbox/http/refusal-codes.generated.ts', text: writeRefusalTable(contract) },
    { path: 'sandbox/http/validators.generated.js', text: await writeValidators(contract) },
    { path: 'sandbox/http/validators.generated.d.ts', text: validatorDeclarations },
  ];
}

/** What a description of a customer may say, as JSON Schema: for editors, for clients, and for the control's document. */
function writeCustomerDescription(): string {
  const { $schema, ...schema } = z.toJSONSchema(descriptionSchema, { io: 'input' });
  return `${JSON.stringify({ $schema, title: 'Customer description', ...schema }, undefined, 1)}\n`;
}

/** TypeScript types of paths, operations and schemas. */
async function writeTypes(contract: Contract): Promise<string> {
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
