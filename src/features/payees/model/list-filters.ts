import type { Entity } from '#src/api/profile/user-profile.ts';
import type { PartyId } from '#src/kernel/ids.ts';

/** An absent filter filters nothing. */
export interface ListFilters {
  readonly search: string;
  readonly letter?: Letter;
  readonly entity?: PartyId;
}

export const filterNames = { search: 'search', letter: 'letter', entity: 'entity' } as const satisfies Record<
  keyof ListFilters,
  string
>;

/** Reads the filters from an untrusted URL; an unknown entity filters nothing. */
export function readFilters(query: URLSearchParams, entities: readonly Entity[]): ListFilters {
  const letter = query.get(filterNames.letter);
  const entity = entities.find(({ id }) => id === query.get(filterNames.entity))?.id;
  return {
    search: query.get(filterNames.search) ?? '',
    ...(isLetter(letter) && { letter }),
    ...(entity !== undefined && { entity }),
  };
}

/** The URL after a choice; an empty choice removes the filter and leaves the rest. */
export function changeQuery(
  query: URLSearchParams,
  changes: Partial<Record<keyof ListFilters, string>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [filter, choice] of Object.entries(changes)) {
    const name = filterNames[filter as keyof ListFilters];
    if (choice === '') changed.delete(name);
    else changed.set(name, choice);
  }
  return changed;
}

export function isNarrowed({ search, letter, entity }: ListFilters): boolean {
  return search.trim() !== '' || letter !== undefined || entity !== undefined;
}

/** The first characters payees are grouped by, in the filter's order. */
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'] as const;

export type Letter = (typeof letters)[number];

export function isLetter(text: string | null): text is Letter {
  return text !== null && letters.includes(text);
}

/** É is grouped under E, digits under 0-9. Undefined for any other character. */
export function letterOf(foldedName: string): Letter | undefined {
  const first = foldedName.trimStart().charAt(0).toUpperCase();
  return /\d/.test(first) ? '0-9' : letters.find((letter) => letter === first);
}
