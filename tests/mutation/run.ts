import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { type Group, groups } from './groups.ts';

/** A change that no test notices, and why none needs to. */
interface Survivor {
  readonly file: string;
  /** The line as it is written. */
  readonly line: string;
  /** What takes the place of a part of it. */
  readonly by: string;
  readonly why: string;
}

const known = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8')) as readonly Survivor[];

function keyOf({ file, line, by }: Omit<Survivor, 'why'>): string {
  return `${file}\n${line}\n${by}`;
}

const survivors: ReadonlyMap<string, string> = new Map(known.map((each) => [keyOf(each), each.why]));

const usage = `Mutates the code of each group, one change at a time, and counts how many the group's tests notice.

  npm run mutate                    every group
  npm run mutate -- kernel rules    these groups
  npm run mutate -- ledger --files 'sandbox/bank/engine/ledger.ts'
                                    only these files of a group
  npm run mutate -- --again         also what an earlier run has tried on the same code and tests
  npm run mutate -- --workers 1     one change at a time, not two`;

/** In per cent, of the mutants that could be run. */
const target = 80;

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '2' },
    files: { type: 'string' },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});
const unknown = positionals.filter((name) => !(name in groups));
if (values.help === true || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no group “${unknown.join(', ')}”.\n\n${usage}` : usage);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else await mutate(positionals.length > 0 ? positionals : Object.keys(groups), Number(values.workers));

async function mutate(names: readonly string[], workers: number): Promise<void> {
  const lines: string[] = [];
  for (const name of names) {
    const { mutate: all, tests } = groups[name] as Group;
    const group = { mutate: values.files?.split(',') ?? all, tests };
    const mutants = await mutantsOf(name, group, workers);
    const { line, isEnough } = counted(name, mutants);
    lines.push(line);
    if (!isEnough) process.exitCode = 1;
    console.log(`\n${line}\n${undetected(mutants).map(survivorText).join('\n')}\n`);
    for (const key of noticedBy(mutants)) console.log(`Listed as a survivor, but noticed now:\n${key}\n`);
  }
  console.log(`\n${lines.join('\n')}\nThe target is ${target} % in each group.`);
}

function mutantsOf(name: string, { mutate: files, tests }: Group, concurrency: number): Promise<Mutants> {
  process.env.PADDOCK_MUTATION_TESTS = JSON.stringify(tests);
  return new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency,
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.incremental.json`,
    force: values.again,
    tempDirName: '.cache/stryker',
    // A loaded machine is slow, and a change that is merely slow counts as noticed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 60,
    ignorePatterns: ['dist*', '.cache', 'test-results', 'e2e', 'deploy', 'public', '.git'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `.cache/mutation/${name}.json` },
    // Nothing checks types here.
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
}

function counted(name: string, mutants: Mutants): { readonly line: string; readonly isEnough: boolean } {
  const caught = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const late = mutants.filter(({ status }) => status === 'Timeout').length;
  const missed = undetected(mutants).length;
  const score = (100 * caught) / (caught + missed);
  const known = undetected(mutants).filter((mutant) => reasonFor(mutant) !== undefined).length;
  return {
    line: `${name.padEnd(10)} ${score.toFixed(1).padStart(5)} %  ${caught} of ${caught + missed} caught (${late} by taking for ever), ${known} of ${missed} survivors with a reason`,
    isEnough: score >= target,
  };
}

function undetected(mutants: Mutants): Mutants {
  return mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
}

/** Those of the list whose reason is no longer needed. */
function noticedBy(mutants: Mutants): string[] {
  const files = new Set(mutants.map((mutant) => survivorOf(mutant).file));
  const left = new Set(undetected(mutants).map((mutant) => keyOf(survivorOf(mutant))));
  return [...survivors.keys()].filter((key) => files.has(key.split('\n')[0] ?? '') && !left.has(key));
}

function survivorText(mutant: Mutants[number]): string {
  const { file, line, by } = survivorOf(mutant);
  return `${file}:${mutant.location.start.line}  ${line}\n    → ${by}\n    ${reasonFor(mutant) ?? 'no reason given'}`;
}

function reasonFor(mutant: Mutants[number]): string | undefined {
  return survivors.get(keyOf(survivorOf(mutant)));
}

function survivorOf({ fileName, location, replacement }: Mutants[number]): Omit<Survivor, 'why'> {
  const line = readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1] ?? '';
  return { file: relative(process.cwd(), fileName), line: line.trim(), by: (replacement ?? '').replace(/\s+/g, ' ') };
}
