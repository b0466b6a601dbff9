import { stringify } from 'yaml';

/** The bundled contract as files for other teams' tools, by name. */
export function downloadsOf(contract: object): ReadonlyMap<string, string> {
  return new Map([
    ['openapi.json', `${JSON.stringify(contract, undefined, 1)}\n`],
    ['openapi.yaml', stringify(contract, { aliasDuplicateObjects: false, lineWidth: 120 })],
  ]);
}
