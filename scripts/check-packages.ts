import { readFileSync } from 'node:fs';
import { noticesFile } from '../deploy/notices.ts';
import { licenceProblems, licencesIn } from '../deploy/release/licences.ts';
import { type Lockfile, lockfileProblems } from '../deploy/release/lockfile.ts';
import { knownVulnerabilities, registrySignatures } from '../deploy/release/registry-checks.ts';

/** Where the packages come from, their licences, their signatures and their known vulnerabilities. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const licences = licencesIn(lock, readFileSync(noticesFile, 'utf8'));
const problems = [
  ...lockfileProblems(lock, JSON.parse(readFileSync('package.json', 'utf8'))),
  ...licenceProblems(licences),
];
const counts = new Map<string, number>();
for (const { licence = 'none' } of licences) counts.set(licence, (counts.get(licence) ?? 0) + 1);

console.log(
  `${licences.length} packages are locked, ${licences.filter(({ isTool }) => !isTool).length} of them shipped.`,
);
console.log(`Licences: ${[...counts].map(([licence, count]) => `${licence} (${count})`).join(', ')}.`);
for (const problem of problems) console.error(`Problem: ${problem}`);
const checks = [knownVulnerabilities(), registrySignatures()];
for (const { says } of checks) console.log(says);
if (problems.length > 0 || checks.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
