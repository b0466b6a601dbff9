/** The part of a pact that the table needs. */
interface Pact {
  readonly interactions: readonly {
    readonly providerStates?: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[];
    readonly request?: { readonly generators?: unknown };
  }[];
}

interface Row {
  readonly parameters: Map<string, Set<string>>;
  readonly values: Set<string>;
  count: number;
}

const begin = '<!-- states: written by `npm run contracts` -->';
const end = '<!-- end of states -->';

/**
 * All states as a Markdown table: their parameters, the values that requests take from the handler's answer, and the
 * number of interactions. Sorted, so that only a change to a pact changes the table.
 */
export function stateTable(pacts: readonly Pact[]): string {
  const rows = new Map<string, Row>();
  for (const { providerStates = [], request } of pacts.flatMap(({ interactions }) => interactions)) {
    const taken = valuesIn(request?.generators);
    for (const { name, params = {} } of providerStates) {
      const row = rows.get(name) ?? { parameters: new Map(), values: new Set(), count: 0 };
      rows.set(name, row);
      row.count += 1;
      for (const value of taken) row.values.add(value);
      for (const [parameter, value] of Object.entries(params)) {
        row.parameters.set(parameter, (row.parameters.get(parameter) ?? new Set()).add(String(value)));
      }
    }
  }
  const lines = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([state, row]) => lineOf(state, row));
  return ['| state | parameters | values taken | interactions |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** @throws Error if the text has no place for the table. */
export function withStateTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the states, between “${begin}” and “${end}”.`);
  return `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
}

export function statesIn(pacts: readonly Pact[]): ReadonlySet<string> {
  const states = pacts.flatMap(({ interactions }) => interactions.flatMap(({ providerStates = [] }) => providerStates));
  return new Set(states.map(({ name }) => name));
}

function lineOf(state: string, { parameters, values, count }: Row): string {
  const given = [...parameters].sort(([one], [other]) => (one < other ? -1 : 1));
  const cells = [
    state,
    given.map(([name, examples]) => `${name}: ${[...examples].sort().join(', ')}`).join('; '),
    [...values]
      .sort()
      .map((value) => `\`${value}\``)
      .join(', '),
    String(count),
  ];
  return `| ${cells.map(asCell).join(' | ')} |`;
}

/** Escapes what would end the cell or the row. */
function asCell(text: string): string {
  const cell = text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
  return cell === '' ? '–' : cell;
}

/** The names in a request's expressions. */
function valuesIn(generators: unknown): readonly string[] {
  return [...JSON.stringify(generators ?? {}).matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
}
