import { type Contract, operationsOf } from './contract.ts';

export interface Marked {
  /** Path of keys from the document's root. */
  readonly steps: readonly string[];
  readonly provenance: unknown;
  readonly assumption: unknown;
}

/** Every element of the contract with a provenance. */
export function listMarked(contract: Contract): Marked[] {
  const found: Marked[] = [];
  walk(contract, [], (node, steps) => {
    const { 'x-provenance': provenance, 'x-assumption': assumption } = node;
    if (provenance !== undefined || assumption !== undefined) found.push({ steps, provenance, assumption });
  });
  return found;
}

/** Where a marked element stands, in words that stay the same when others change, and the operations that rest on it. */
export function listReach(contract: Contract) {
  const operations = operationsOf(contract);
  const places = new Map(operations.map(({ path, method, id }) => [`${path} ${method.toLowerCase()}`, id]));
  const reach = new Map(operations.map(({ id, written }) => [id, componentsBelow(contract, written)]));
  return { placeOf, callsOf };

  function placeOf([area = '', first = '', second = '', ...rest]: readonly string[]): string {
    if (area === 'paths') return [places.get(`${first} ${second}`), ...rest].join(' ');
    return `${first}/${[second, ...rest.filter((step) => step !== 'properties')].join('.')}`;
  }

  function callsOf([area = '', first = '', second = '']: readonly string[]): readonly string[] {
    if (area === 'paths') return [places.get(`${first} ${second}`) ?? ''].filter((id) => id !== '');
    return operations.filter(({ id }) => reach.get(id)?.has(`#/${area}/${first}/${second}`)).map(({ id }) => id);
  }
}

/** By provenance, in the order of the register. */
const titles = {
  overturned: 'Overturned, until the contract has changed',
  assumed: 'Assumed',
  confirmed: 'Confirmed',
};

/** The register of assumptions, for the teams of the real service to confirm. */
export function writeAssumptions(contract: Contract): string {
  const operations = operationsOf(contract);
  const { placeOf, callsOf } = listReach(contract);
  const marked = listMarked(contract);
  const sections = Object.entries(titles).flatMap(([state, title]) => {
    const lines = marked
      .filter(({ provenance }) => provenance === state)
      .map(({ steps, assumption }) => ({ place: placeOf(steps), calls: inFew(callsOf(steps)), assumption }))
      .sort((left, right) => (left.place < right.place ? -1 : 1))
      .map(({ place, calls, assumption }) => `- **\`${place}\`** (${calls}): ${assumption}`);
    return lines.length === 0 ? [] : [`## ${title}: ${lines.length}\n\n${lines.join('\n')}\n`];
  });

  return `<!-- Made from openapi/ by openapi/generate.ts. Change the contract instead. -->

# Assumptions register

What the contract assumes without a source, for the teams of the real service to confirm. Each line holds until then, and is
changed only in the place it names.

## Provenance of each operation

${operations.map(({ id, method, path, written }) => `- \`${id}\` (\`${method} ${path}\`): ${written['x-provenance']}`).join('\n')}

${sections.join('\n')}`;
}

function inFew(calls: readonly string[]): string {
  return calls.length > 4 ? `${calls.length} calls` : calls.join(', ');
}

/** All components that `start` refers to, directly or indirectly. */
function componentsBelow(contract: Contract, start: object): ReadonlySet<string> {
  const seen = new Set<string>();
  const follow = (root: unknown): void =>
    walk(root, [], ({ $ref }) => {
      if (typeof $ref !== 'string' || seen.has($ref)) return;
      seen.add($ref);
      const [, kind = '', name = ''] = $ref.slice(2).split('/');
      follow(contract.components[kind]?.[name]);
    });
  follow(start);
  return seen;
}

function walk(
  node: unknown,
  steps: readonly string[],
  visit: (node: Readonly<Record<string, unknown>>, steps: readonly string[]) => void,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Readonly<Record<string, unknown>>, steps);
  for (const [key, value] of Object.entries(node)) {
    // Examples are data, not statements of the contract.
    if (key !== 'example' && key !== 'examples') walk(value, [...steps, key], visit);
  }
}
