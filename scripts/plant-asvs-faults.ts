import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type AsvsFault, asvsFaults } from '#tests/deploy/asvs-faults.ts';

/**
 * Plants each fault of asvs-faults.ts in a copy of the project, and runs the proof that deploy/ASVS.md names for the claim: one
 * that does not fail proves nothing. `node scripts/plant-asvs-faults.ts 6.2.8 3.5.1` plants those of these rows.
 */
const chosen = process.argv.slice(2);
const faults = asvsFaults.filter(({ row }) => chosen.length === 0 || chosen.includes(row));
const copy = mkdtempSync(join(tmpdir(), 'paddock-asvs-'));
try {
  copyProject();
  const proofs = [...new Set(faults.map(({ proof }) => proof))];
  const failing = failedIn(proofs);
  if (failing.length > 0) throw new Error(`Before anything is planted, this fails:\n${failing.join('\n')}`);
  const missed = faults.filter((fault) => !isCaught(fault));
  console.log(`${faults.length - missed.length} of ${faults.length} broken claims were noticed by their proofs`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** With what is generated, but without what is built. */
function copyProject(): void {
  const listed = (...which: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...which], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  const generated = listed('--others', '--ignored', '--exclude=*.generated.*').filter(
    (file) => !file.includes('/node_modules/'),
  );
  for (const file of [...listed('--cached', '--others', '--exclude-standard'), ...generated]) {
    if (!file.startsWith('node_modules/')) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

function isCaught({ row, what, file, from, to, proof }: AsvsFault): boolean {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  const failed = failedIn([proof]);
  writeFileSync(path, whole);
  console.log(`${failed.length > 0 ? '✓' : '✗'} ${row}: ${what} (${proof})`);
  return failed.length > 0;
}

/** The tests that failed. A file that cannot even be loaded has none, so a slip in a fault proves nothing. */
function failedIn(proofs: readonly string[]): readonly string[] {
  const report = join(copy, 'vitest-report.json');
  const args = ['run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`, ...proofs];
  spawnSync(join(copy, 'node_modules', '.bin', 'vitest'), args, { cwd: copy, stdio: 'ignore' });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(`No test ran in ${proofs.join(', ')} of ${dirname(report)}`);
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
