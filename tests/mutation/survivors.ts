import { readFileSync } from 'node:fs';

/** A change that no test notices, and why none needs to. */
export interface Survivor {
  readonly file: string;
  /** The line as it is written. */
  readonly line: string;
  /** What takes the place of a part of it. */
  readonly by: string;
  readonly why: string;
}

const known = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8')) as readonly Survivor[];

export function keyOf({ file, line, by }: Omit<Survivor, 'why'>): string {
  return `${file}\n${line}\n${by}`;
}

export const survivors: ReadonlyMap<string, string> = new Map(known.map((each) => [keyOf(each), each.why]));
