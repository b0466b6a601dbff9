import { type StatementItem, type StatementType, statementTypes } from '#src/api/statements/statement.ts';

/** An absent filter filters nothing. */
export interface Filters {
  readonly type?: StatementType;
  readonly year?: number;
}

const names = { type: 'type', year: 'year' } as const satisfies Record<keyof Filters, string>;

/** Reads the filters from an untrusted URL; unknown types and years are ignored. */
export function readFilters(query: URLSearchParams, years: readonly number[]): Filters {
  const type = query.get(names.type);
  const year = years.find((offered) => String(offered) === query.get(names.year));
  return { ...(isStatementType(type) && { type }), ...(year !== undefined && { year }) };
}

/** The URL after a choice; undefined removes the filter and leaves the rest. */
export function changeQuery(
  query: URLSearchParams,
  filter: keyof Filters,
  choice: string | undefined,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (choice === undefined) changed.delete(names[filter]);
  else changed.set(names[filter], choice);
  return changed;
}

export function passing(statements: readonly StatementItem[], { type, year }: Filters): readonly StatementItem[] {
  return statements.filter(
    (statement) => (type === undefined || statement.type === type) && (year === undefined || statement.year === year),
  );
}

/** The types in the list, plus the chosen one. */
export function offeredTypes(statements: readonly StatementItem[], chosen: StatementType | undefined) {
  const there = new Set<StatementType | undefined>([chosen, ...statements.map(({ type }) => type)]);
  return (Object.keys(statementTypes) as StatementType[]).filter((type) => there.has(type));
}

function isStatementType(text: string | null): text is StatementType {
  return text !== null && Object.hasOwn(statementTypes, text);
}
