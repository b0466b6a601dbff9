import { findByWords } from '#sandbox/panel/offers/find-by-words.ts';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';

/** Entries with all these words, each with its section; what can be tried comes before what is assumed. */
export function findOffers(sections: readonly OfferSection[], words: string) {
  const all = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
  const found = findByWords(
    all,
    words,
    ({ section, entry: { id, title, written = '', text, also = '', facts = [] } }) => ({
      names: [title, written, id],
      others: [section.title, text, also, ...facts.map(({ value }) => value)],
    }),
  );
  return found.toSorted((one, other) => Number(isBackground(one)) - Number(isBackground(other)));
}

function isBackground({ section }: { readonly section: OfferSection }): boolean {
  return section.isBackground ?? false;
}
