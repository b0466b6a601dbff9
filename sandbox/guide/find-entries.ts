import type { GuideEntry, GuideSection } from './entries.ts';

export interface FoundEntry {
  readonly section: GuideSection;
  readonly entry: GuideEntry;
}

/** All words must be found somewhere in an entry. Those that it is called by come first. */
export function findEntries(sections: readonly GuideSection[], words: string): readonly FoundEntry[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  return sections
    .flatMap((section) =>
      section.entries.flatMap((entry) => {
        const head = plain(`${entry.title} ${entry.written ?? ''} ${entry.id}`);
        const facts = entry.facts?.map(({ value }) => value) ?? [];
        const all = `${head} ${plain([section.title, entry.text, ...facts].join(' '))}`;
        if (!wanted.every((word) => all.includes(word))) return [];
        const isNamed = [entry.title, entry.written ?? '', entry.id].some((name) => plain(name) === wanted.join(' '));
        const score = wanted.filter((word) => head.includes(word)).length + (isNamed ? wanted.length : 0);
        return [{ section, entry, score }];
      }),
    )
    .sort((left, right) => right.score - left.score);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim();
}
