import { existsSync } from 'node:fs';

/** The first that is installed, unless the environment names another. */
export function programAt(named: string | undefined, places: readonly string[]): string | undefined {
  return named ?? places.find((path) => existsSync(path));
}
