import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '#contracts/tools/tool-check.ts';

interface ContractFile {
  readonly paths: Readonly<
    Record<
      string,
      { readonly get: { readonly responses: { '200': { content: { 'application/json': { examples: object } } } } } }
    >
  >;
}

/**
 * Writes the contract with one body as the only example of a list, so that a mock of the contract answers as the bank does.
 * @returns the file.
 */
export function contractAnswering(path: string, body: unknown, folder: string): string {
  const contract = JSON.parse(readFileSync(bundled, 'utf8')) as ContractFile;
  const operation = contract.paths[path];
  if (operation === undefined) throw new Error(`The contract has no ${path}`);
  operation.get.responses['200'].content['application/json'].examples = { answered: { value: body } };
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify(contract));
  return file;
}
