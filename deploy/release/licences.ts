import { isForOnePlatform, type LockedPackage, type Lockfile, lockedPackages, nameOf } from './lockfile.ts';

/** Licences of packages in what customers or testers receive. All are permissive. */
const allowed: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Zlib'];

/** Allowed as well for tools, which are used and never passed on. */
const allowedForTools: readonly string[] = [
  ...allowed,
  'BlueOak-1.0.0',
  'Unlicense',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'Python-2.0',
];

/** Packages whose package.json names no licence; each was read in the package's own file. */
const readByHand: Readonly<Record<string, string>> = {
  'png-js 2.0.0': 'MIT',
};

export interface LicensedPackage {
  readonly line: string;
  readonly licence: string | undefined;
  readonly isTool: boolean;
}

/**
 * Each locked package with its licence. A build for one platform has that of the package that asks for it.
 * @param notices the licences on the sites: a package named there is shipped, whatever package.json calls it
 */
export function licencesIn(lock: Lockfile, notices: string): readonly LicensedPackage[] {
  const shipped = new Set(notices.split('\n'));
  const packages = lockedPackages(lock);
  const askedBy = new Map<string, LockedPackage>();
  for (const [, asking] of packages)
    for (const name of Object.keys(asking.optionalDependencies ?? {})) askedBy.set(name, asking);
  return packages.map(([path, locked]) => {
    const name = nameOf([path, locked]);
    const line = `${name} ${locked.version}`;
    const fromOther = isForOnePlatform(locked) ? askedBy.get(name)?.license : undefined;
    return {
      line,
      licence: locked.license ?? readByHand[line] ?? fromOther,
      isTool: locked.dev === true && !shipped.has(line),
    };
  });
}

/** The packages whose licence is missing or not allowed. */
export function licenceProblems(packages: readonly LicensedPackage[]): readonly string[] {
  return packages
    .filter(({ licence, isTool }) => !isAllowed(licence ?? '', isTool ? allowedForTools : allowed))
    .map(({ line, licence = 'no licence', isTool }) => `${line} (${isTool ? 'a tool' : 'shipped'}): ${licence}`);
}

/** Reads `A`, `A OR B` and `A AND B`, without brackets inside: no package here has others. */
function isAllowed(licence: string, list: readonly string[]): boolean {
  const terms = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(terms)) return false;
  return terms.split(/ or /i).some((choice) => choice.split(/ and /i).every((name) => list.includes(name)));
}
