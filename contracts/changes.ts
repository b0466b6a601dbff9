import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { changeLines } from './changes/change-lines.ts';
import type { ContractChange } from './changes/contract-change.ts';
import { changesBetween } from './changes/contract-changes.ts';
import {
  changelogFile,
  isRaised,
  lastRelease,
  nextVersion,
  type Release,
  releasedFolder,
  releaseText,
} from './changes/released.ts';
import { goneTooSoon } from './changes/retirement.ts';
import { optionsFor } from './driver/command-line.ts';
import { contract as generated } from './driver/contract.ts';

const usage = `Compares the contract with the one released last, and says what has changed and what of it breaks.

  npm run contracts -- changes            fails if something breaks and the version does not say so
  npm run contracts -- changes --release  keeps the contract as released, under the version in openapi/digx.yaml, and adds the
                                          changes to openapi/CHANGELOG.md

A breaking change raises the first number of \`info.version\` in openapi/digx.yaml, any other change the second. What goes must have been
\`deprecated\` in the last release, be past its \`x-sunset\`, and be used by no app that is still served (\`info.x-oldest-app\`).`;

const { values } = optionsFor(usage, { options: { release: { type: 'boolean' }, help: { type: 'boolean' } } });

if (values.help === true) console.log(usage);
else if (!compare(values.release === true)) process.exitCode = 1;

function compare(isRelease: boolean): boolean {
  const contract = generated as unknown as Parameters<typeof changesBetween>[0] & {
    readonly info: { readonly version: string; readonly 'x-oldest-app': string };
  };
  const { version, 'x-oldest-app': oldestApp } = contract.info;
  const release = lastRelease();
  if (release === undefined) {
    if (isRelease) keep(version, [], releaseText(contract));
    else console.log('No contract has been released yet: `npm run contracts -- changes --release` keeps this one.');
    return true;
  }
  const changes = changesBetween(release.contract, contract);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const breaks = changeLines(breaking);
  const others = changeLines(changes.filter(({ isBreaking }) => !isBreaking));
  console.log(
    `Since ${release.version}: ${counted(breaks.length + others.length)}, ${breaks.length} of them breaking\n`,
  );
  for (const line of breaks) console.log(`✗ breaks ${line}`);
  for (const line of others) console.log(`·  ${line}`);
  const tooSoon = goneTooSoon(changes, { today: new Date().toISOString().slice(0, 10), oldestApp });
  for (const sentence of tooSoon) console.error(`✗ ${sentence}`);
  if (tooSoon.length > 0) return false;
  const isHighEnough = changes.length === 0 || isRaised(version, release.version, breaking.length > 0);
  if (!isHighEnough && (breaking.length > 0 || isRelease)) return refuse(release, breaking.length > 0, version);
  if (isRelease && changes.length > 0) keep(version, changes, releaseText(contract));
  else if (isRelease) console.log('Nothing to release.');
  return true;
}

function counted(changes: number): string {
  return changes === 1 ? '1 change' : `${changes} changes`;
}

function refuse({ version: released }: Release, isBreaking: boolean, version: string): false {
  console.error(
    `\nThe version is ${version}. Set info.version in openapi/digx.yaml to ${nextVersion(released, isBreaking)} or higher${isBreaking ? ', or take the breaking changes back' : ''}.`,
  );
  return false;
}

function keep(version: string, changes: readonly ContractChange[], text: string): void {
  mkdirSync(releasedFolder, { recursive: true });
  writeFileSync(`${releasedFolder}/${version}.json`, text);
  const log = existsSync(changelogFile) ? readFileSync(changelogFile, 'utf8') : '# Changes of the contract\n';
  const [title = '', ...rest] = log.split(/\n(?=## )/);
  writeFileSync(changelogFile, [title.trimEnd(), '', entry(version, changes), ...rest].join('\n'));
  console.log(`Released: ${version}`);
}

function entry(version: string, changes: readonly ContractChange[]): string {
  const linesOf = (title: string, some: readonly ContractChange[]) =>
    some.length === 0 ? [] : [`### ${title}`, '', ...changeLines(some).map((line) => `- ${line}`), ''];
  return [
    `## ${version}`,
    '',
    ...(changes.length === 0 ? ['The first release.', ''] : []),
    ...linesOf(
      'Breaking',
      changes.filter(({ isBreaking }) => isBreaking),
    ),
    ...linesOf(
      'Other changes',
      changes.filter(({ isBreaking }) => !isBreaking),
    ),
  ].join('\n');
}
