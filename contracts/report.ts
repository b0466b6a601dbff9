import { existsSync } from 'node:fs';
import { coveragePage } from './coverage/coverage-page.ts';
import { readEvidence } from './coverage/evidence.ts';
import { coverageOf, gapsIn, leastPercent } from './coverage/matrix.ts';
import { command, optionsFor } from './driver/command-line.ts';
import { writeGiven } from './driver/given-files.ts';

const usage = `Writes the coverage matrix: for each operation and status, whether the simulator, the client, a pact, the
verification and a journey have it.

  npm run contracts -- report

  --html <file>           test-results/coverage.html by default
  --json <file>           test-results/coverage.json by default
  --verification <file>   a report of \`npm run contracts -- verify --json <file>\`; test-results/verification.json if it exists
  --journeys <file>       Playwright’s JSON report; test-results/journeys.json if it exists
  --help                  this text`;

const { values } = optionsFor(usage, {
  options: {
    html: { type: 'string', default: 'test-results/coverage.html' },
    json: { type: 'string', default: 'test-results/coverage.json' },
    verification: { type: 'string' },
    journeys: { type: 'string' },
    help: { type: 'boolean' },
  },
});

await command({ help: values.help, usage }, report);

function report(): boolean {
  const verification = values.verification ?? ifThere('test-results/verification.json');
  const journeys = values.journeys ?? ifThere('test-results/journeys.json');
  const coverage = coverageOf(readEvidence({ verification, journeys }));
  const { totals } = coverage;
  const gaps = gapsIn(coverage);
  writeGiven(values.html, coveragePage(coverage));
  writeGiven(values.json, `${JSON.stringify({ ...coverage, gaps }, undefined, 1)}\n`);
  console.log(`Operations in a pact: ${totals.provenOperations} of ${totals.operations}`);
  console.log(
    `Answers in a pact: ${totals.provenPairs} of the ${totals.pairs - totals.unprovable} that a pact can prove (${totals.percent} %)`,
  );
  console.log(`Answers that no pact can prove: ${totals.unprovable} (the page has the reasons)`);
  if (verification === undefined) {
    console.log(
      'No verification was read: `npm run contracts -- verify --json test-results/verification.json` writes one.',
    );
  }
  if (journeys === undefined) console.log('No journeys were read: `npm test` writes test-results/journeys.json.');
  if (gaps.length > 0)
    console.log(`\nGaps:\n${gaps.map(({ operation, status }) => `  ${operation} ${status}`).join('\n')}`);
  const isProven = totals.provenOperations === totals.operations && totals.percent >= leastPercent;
  if (!isProven) console.error(`\nThe line is every operation and ${leastPercent} % of the answers.`);
  return isProven;
}

function ifThere(file: string): string | undefined {
  return existsSync(file) ? file : undefined;
}
