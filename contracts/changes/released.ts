import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '#openapi/generator/contract.ts';
import { withoutWords } from './schema-changes.ts';

/** Semantic version: a breaking change raises the first number, any other change the second. */
export type VersionNumber = `${number}.${number}.${number}`;

export const releasedFolder = fileURLToPath(new URL('../../openapi/released', import.meta.url));
export const changelogFile = fileURLToPath(new URL('../../openapi/CHANGELOG.md', import.meta.url));

export interface Release {
  readonly version: VersionNumber;
  readonly contract: Contract;
}

/** The newest released contract; undefined before the first. */
export function lastRelease(): Release | undefined {
  const versions = readdirSync(releasedFolder)
    .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
    .sort(byVersion) as VersionNumber[];
  const version = versions.at(-1);
  if (version === undefined) return undefined;
  return { version, contract: JSON.parse(readFileSync(`${releasedFolder}/${version}.json`, 'utf8')) as Contract };
}

/** What is kept of a release: all that can break, without descriptions and examples. One line for each part, to be small. */
export function releaseText(contract: Contract): string {
  const { paths, components } = withoutWords({ paths: contract.paths, components: contract.components }) as Contract;
  // Whether a call needs a nonce is a promise, though it is an extension.
  const kept = structuredClone(paths) as unknown as Record<string, Record<string, Record<string, unknown>>>;
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const place = kept[path]?.[method];
      if (place !== undefined) place['x-nonce-needed'] = operation['x-nonce-needed'];
    }
  }
  const { schemas, headers, parameters, responses, requestBodies } = components;
  const parts = { schemas, headers, parameters, responses, requestBodies };
  return `{"paths":${lines(kept)},\n"components":{${Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([kind, part]) => `"${kind}":${lines(part as object)}`)
    .join(',\n')}}}\n`;
}

function lines(part: object): string {
  return `{\n${Object.entries(part)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n')}\n}`;
}

export function nextVersion(version: VersionNumber, isBreaking: boolean): VersionNumber {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Whether a version is high enough for such changes since another. */
export function isRaised(version: string, since: VersionNumber, isBreaking: boolean): boolean {
  return byVersion(version, nextVersion(since, isBreaking)) >= 0;
}

function byVersion(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const place = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return place === undefined ? 0 : (left?.[place] ?? 0) - (right?.[place] ?? 0);
}
