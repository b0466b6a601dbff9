import { type StatementItem, type StatementType, statementTypes } from '#src/api/statements/statement.ts';

/** What the list is narrowed to beside the account; what is absent filters nothing. */
export interface Filters {
  readonly type?: StatementType;
  readonly year?: number;
}

const names = { type: 'type', year: 'year' } as const satisfies Record<keyof Filters, string>;

/** Reads them from an address, which anyone may have written: a type or year that cannot be chosen filters nothing. */
export function readFilters(address: URLSearchParams, years: readonly number[]): Filters {
  const type = address.get(names.type);
  const year = years.find((offered) => String(offered) === address.get(names.year));
  return { ...(isStatementType(type) && { type }), ...(year !== undefined && { year }) };
}

/** The address after a choice; undefined takes the filter away, and all else stays. */
export function changeAddress(
  address: URLSearchParams,
  filter: keyof Filters,
  choice: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  if (choice === undefined) changed.delete(names[filter]);
  else changed.set(names[filter], choice);
  return changed;
}

/** The statements that pass, in the order they came in. */
export function passing(statements: readonly StatementItem[], { type, year }: Filters): readonly StatementItem[] {
  return statements.filter(
    (statement) => (type === undefined || statement.type === type) && (year === undefined || statement.year === year),
  );
}

/** The types that can be chosen: those that are there, and the one chosen now, which is never hidden. */
export function offeredTypes(statements: readonly StatementItem[], chosen: StatementType | undefined) {
  const there = new Set<StatementType | undefined>([chosen, ...statements.map(({ type }) => type)]);
  return (Object.keys(statementTypes) as StatementType[]).filter((type) => there.has(type));
}

function isStatementType(text: string | null): text is StatementType {
  return text !== null && Object.hasOwn(statementTypes, text);
}
