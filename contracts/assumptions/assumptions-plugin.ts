import type { Plugin } from 'vite';
import type { ListedAssumption } from '#sandbox/panel/offers/sections/assumptions.ts';
import { currentAssumptions } from './current-assumptions.ts';
import { readRegister } from './register.ts';

const id = 'virtual:assumptions';

/** Gives the sandbox's guide the register of assumptions as a module. */
export function assumptionRegister(): Plugin {
  return {
    name: 'assumption-register',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) =>
      wanted === `\0${id}` ? `export const assumptions = ${JSON.stringify(listAssumptions())};` : undefined,
  };
}

/** Every assumption that still stands, with its text and what follows from it. */
export function listAssumptions(): readonly ListedAssumption[] {
  const current = new Map(currentAssumptions().map((one) => [`${one.of} ${one.place}`, one]));
  return readRegister().flatMap(({ id, place, state }): ListedAssumption[] => {
    const known = current.get(`${id.startsWith('C') ? 'contract' : 'bank'} ${place}`);
    if (known === undefined || state === 'withdrawn') return [];
    const { of, assumption, calls, consequence, change } = known;
    return [{ id, of, place, state, assumption, calls, consequence, change }];
  });
}
