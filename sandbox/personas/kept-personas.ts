import type { Persona, PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import { personas } from './registry.ts';

/** Few, because some are long. */
const most = 6;
const books = new Map<string, PersonaBook>();

/** All personas, for places that open many banks: a book, which seed and day alone decide, is made once and then shared. */
export const keptPersonas: Personas = Object.fromEntries(
  Object.entries(personas).map(([id, persona]) => [id, { ...persona, open: keptOpening(persona) }]),
);

function keptOpening({ id, open }: Persona): Persona['open'] {
  return (seed, openingDay) => {
    const key = `${id} ${seed} ${openingDay}`;
    const book = books.get(key) ?? open(seed, openingDay);
    // The latest is the last.
    books.delete(key);
    books.set(key, book);
    for (const old of [...books.keys()].slice(0, -most)) books.delete(old);
    return book;
  };
}
