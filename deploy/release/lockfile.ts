/** A package in package-lock.json, as far as it is checked. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** The locked packages by path, without the project itself. */
export function lockedPackages({ packages }: Lockfile): readonly (readonly [path: string, LockedPackage])[] {
  return Object.entries(packages).filter(([path]) => path !== '');
}

/** The name of a package in the registry. Its folder may have another one, so that two versions fit. */
export function nameOf([path, { name }]: readonly [path: string, LockedPackage]): string {
  return name ?? path.replace(/^.*node_modules\//, '');
}

/** Whether a package is built for one platform only. npm installs the build that fits the machine. */
export function isForOnePlatform({ optional, os, cpu }: LockedPackage): boolean {
  return optional === true && (os ?? cpu) !== undefined;
}

/**
 * What is wrong with where the lockfile's packages come from. A package without a URL comes from the registry that npm is
 * configured with, so no host is committed; its hash says which bytes it must be.
 */
export function lockfileProblems(lock: Lockfile, manifest: Manifest): readonly string[] {
  const version = lock.lockfileVersion === 3 ? [] : [`the lockfile has version ${lock.lockfileVersion} instead of 3`];
  return [...version, ...lockedPackages(lock).flatMap(problemsAt), ...notExact(manifest)];
}

function problemsAt([path, locked]: readonly [string, LockedPackage]): readonly string[] {
  const { version, integrity, resolved, link } = locked;
  const name = `${nameOf([path, locked])} ${version}`;
  const problems: string[] = [];
  if (link === true || !path.startsWith('node_modules/')) problems.push(`${name} is a folder, not a package`);
  if (resolved !== undefined) problems.push(`${name} names a host: ${new URL(resolved, 'file:').protocol}//…`);
  if (version === undefined || !/^\d+\.\d+\.\d+/.test(version)) problems.push(`${name} has no version number`);
  if (integrity === undefined && !isForOnePlatform(locked)) problems.push(`${name} has no hash`);
  if (integrity !== undefined && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    problems.push(`${name} has a weak hash`);
  return problems;
}

function notExact(manifest: Manifest): readonly string[] {
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  return Object.entries(wanted)
    .filter(([, version]) => !/^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json asks for ${name} ${version} instead of one version`);
}
