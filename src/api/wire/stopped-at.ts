import { hearingLost } from './lost-entries.ts';
import type { Unchecked } from './wire.ts';

interface Look {
  readonly at: string;
  readonly name: string;
  readonly isThere: boolean;
}

/** The JSON pointer at which a reader stopped, or lost the first entry; an entry's number is `*`. */
export function stoppedAt<Body>(answer: Unchecked<Body>, read: (answer: Unchecked<Body>) => unknown): string {
  const looks: Look[] = [];
  let lostAt: string | undefined;
  try {
    hearingLost(
      () => read(watched(answer, '', looks) as Unchecked<Body>),
      () => {
        lostAt ??= placeOf(looks);
      },
    );
  } catch {
    // A reader that throws has stopped, too.
  }
  return lostAt ?? placeOf(looks);
}

function watched(value: unknown, at: string, looks: Look[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      const inside: unknown = Reflect.get(target, name);
      const isList = Array.isArray(target);
      if (typeof name === 'symbol' || typeof inside === 'function' || (isList && name === 'length')) return inside;
      const step = isList ? '*' : name;
      looks.push({ at, name: step, isThere: inside !== undefined && inside !== null });
      return watched(inside, `${at}/${step}`, looks);
    },
  });
}

/** Several fields are often taken at once: then the missing one is it, and of several missing ones only their object is known. */
function placeOf(looks: readonly Look[]): string {
  const last = looks.at(-1);
  if (last === undefined) return '';
  const others = looks.slice(looks.findLastIndex(({ at }) => at !== last.at) + 1);
  const missing = [...new Set(others.filter(({ isThere }) => !isThere).map(({ name }) => name))];
  if (missing.length > 1) return last.at;
  return `${last.at}/${missing[0] ?? last.name}`;
}
