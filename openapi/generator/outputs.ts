import { writeAssumptions } from './assumptions.ts';
import { bundleContract } from './bundle.ts';
import { writeControlWords } from './control-words.ts';
import { writeCustomerDescription } from './customer-description.ts';
import { writeOperationTable } from './operation-table.ts';
import { writeRefusalTable } from './refusals.ts';
import { writeTypes } from './types.ts';
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
    { path: 'sandbox/control/control-words.generated.ts', text: await writeControlWords() },
    { path: 'sandbox/http/operations.generated.ts', text: writeOperationTable(contract) },
    { path: 'sandbox/http/refusal-codes.generated.ts', text: writeRefusalTable(contract) },
    { path: 'sandbox/http/validators.generated.js', text: await writeValidators(contract) },
    { path: 'sandbox/http/validators.generated.d.ts', text: validatorDeclarations },
  ];
}
