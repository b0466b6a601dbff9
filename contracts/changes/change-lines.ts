import type { ContractChange } from './contract-change.ts';

const placesNamed = 3;

/** Each change as a line. A change of a shared schema is one line, however many operations use it. */
export function changeLines(changes: readonly ContractChange[]): readonly string[] {
  const groups = new Map<string, ContractChange[]>();
  for (const change of changes) {
    const key = `${change.isBreaking} ${change.shared ?? change.where} ${change.what}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group;
    if (first === undefined || first.shared === undefined || group.length === 1) {
      return `\`${first?.where}\` ${first?.what}`;
    }
    const places = [...new Set(group.map(({ where }) => where.split(' ').slice(0, 2).join(' ')))];
    const named = places.slice(0, placesNamed).join(', ');
    const more = places.length > placesNamed ? ` and ${places.length - placesNamed} more` : '';
    return `\`${first.shared}\` ${first.what} (in ${named}${more})`;
  });
}
