import type { Persona, PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import { personas } from './registry.ts';

/** All personas, for places that open many banks: a book, which seed and day alone decide, is made once and then shared. */
export const keptPersonas: Personas = keeping(personas, 250_000);

/** The books used last are kept, up to so many postings: 250,000 are all personas of one day and more. */
export function keeping(made: Personas, mostPostings: number): Personas {
  const books = new Map<string, PersonaBook>();

  function forgetOldest(): void {
    let postings = 0;
    for (const [key, book] of [...books].reverse()) {
      // Other records take room, too.
      postings += book.postings.length + 100;
      if (postings > mostPostings) books.delete(key);
    }
  }

  function openingOf({ id, open }: Persona): Persona['open'] {
    return (seed, openingDay) => {
      const key = `${id} ${seed} ${openingDay}`;
      const book = books.get(key) ?? open(seed, openingDay);
      // The latest is the last.
      books.delete(key);
      books.set(key, book);
      forgetOldest();
      return book;
    };
  }

  return Object.fromEntries(
    Object.entries(made).map(([id, persona]) => [id, { ...persona, open: openingOf(persona) }]),
  );
}
