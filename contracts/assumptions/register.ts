import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AssumptionState, CurrentAssumption } from './current-assumptions.ts';

/** One line of the register. Its id never changes and is never given again. */
export interface RegisteredAssumption {
  /** `C017` in the contract, `B004` in the sandbox’s bank. */
  readonly id: string;
  readonly place: string;
  /** `withdrawn` once nothing assumes it any more. */
  readonly state: AssumptionState | 'withdrawn';
  /** Who answered, when and with what remark. */
  readonly answer?: { readonly by: string; readonly on: string; readonly remark: string };
}

export const registerFile = fileURLToPath(new URL('../../openapi/register.json', import.meta.url));

export function readRegister(): readonly RegisteredAssumption[] {
  return existsSync(registerFile) ? (JSON.parse(readFileSync(registerFile, 'utf8')) as RegisteredAssumption[]) : [];
}

/** One assumption a line, so that changes are easy to read and to merge. An unchanged file stays untouched. */
export function writeRegister(register: readonly RegisteredAssumption[]): void {
  const text = `[\n${register.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
  if (!existsSync(registerFile) || readFileSync(registerFile, 'utf8') !== text) writeFileSync(registerFile, text);
}

/** The register with an id for every assumption: known ones keep theirs, and those that are gone are withdrawn. */
export function brought(
  register: readonly RegisteredAssumption[],
  current: readonly CurrentAssumption[],
): readonly RegisteredAssumption[] {
  const byKey = new Map(current.map((one) => [keyOf(one), one]));
  const kept = register.map((entry): RegisteredAssumption => {
    const now = byKey.get(keyOf({ of: kindOf(entry), place: entry.place }));
    if (now === undefined) return { ...entry, state: 'withdrawn' };
    // The mark in the contract decides; a bank rule’s state is only here.
    const revived = entry.state === 'withdrawn' ? 'assumed' : entry.state;
    return { ...entry, state: now.marked ?? revived };
  });
  const known = new Set(register.map((entry) => keyOf({ of: kindOf(entry), place: entry.place })));
  const numbers = { contract: highest(register, 'C'), bank: highest(register, 'B') };
  const added = [...byKey.values()]
    .filter((one) => !known.has(keyOf(one)))
    .map(({ of, place, marked }): RegisteredAssumption => {
      numbers[of] += 1;
      const id = `${of === 'contract' ? 'C' : 'B'}${String(numbers[of]).padStart(3, '0')}`;
      return { id, place, state: marked ?? 'assumed' };
    });
  return [...kept, ...added];
}

export function kindOf({ id }: Pick<RegisteredAssumption, 'id'>): CurrentAssumption['of'] {
  return id.startsWith('C') ? 'contract' : 'bank';
}

export function keyOf({ of, place }: Pick<CurrentAssumption, 'of' | 'place'>): string {
  return `${of} ${place}`;
}

function highest(register: readonly RegisteredAssumption[], letter: string): number {
  return Math.max(0, ...register.filter(({ id }) => id.startsWith(letter)).map(({ id }) => Number(id.slice(1))));
}
