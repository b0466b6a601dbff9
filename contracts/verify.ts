import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startNodeHost } from '#sandbox/hosts/node.ts';
import { pactFileOf, providerOf, readPact } from './pact-files.ts';
import type { PactToPlay } from './play-pact.ts';
import { describePact, isBroken, type PlayedPact, type WrittenPact } from './report.ts';
import { startStateServer } from './state-server.ts';
import { readOptions, usage, type VerifyOptions } from './verify-options.ts';
import { isSandbox } from './world-control.ts';

/** Plays the chosen pacts, tells what became of each, and says whether the bank keeps every one. */
async function verify({ baseUrl, stateUrl, headers, only }: VerifyOptions): Promise<boolean> {
  const missing = only.filter((area) => readPact(area) === undefined);
  if (missing.length > 0) return advise(`No pact of ${missing.join(', ')}: \`npm run contracts\` writes them.`);
  if (baseUrl !== undefined && stateUrl === undefined && !(await isSandbox(baseUrl))) {
    return advise(
      `There is no sandbox at ${baseUrl}. For another bank, name its state handler with --state-url: contracts/README.md says what it answers.`,
    );
  }

  const host = baseUrl === undefined ? await startNodeHost({ port: 0, settings: {} }) : undefined;
  const bankUrl = baseUrl ?? `http://127.0.0.1:${host?.port}`;
  const ownStates = stateUrl === undefined ? await startStateServer(bankUrl) : undefined;
  console.log(`${only.length} pacts against ${baseUrl ?? 'the sandbox’s own bank'}\n`);
  let brokenCount = 0;
  for (const area of only) {
    const start = performance.now();
    const world: Readonly<Record<string, string>> = ownStates === undefined ? {} : { 'X-Sandbox': `verify-${area}` };
    const played = await play({
      file: pactFileOf(area),
      provider: providerOf(area),
      baseUrl: bankUrl,
      stateUrl: stateUrl ?? ownStates?.url ?? '',
      headers: { ...headers, ...world },
    });
    const pact = JSON.parse(readPact(area) ?? '') as WrittenPact;
    console.log(describePact(area, pact, played, (performance.now() - start) / 1000));
    brokenCount += played.interactionResults.filter(isBroken).length;
  }
  for (const failure of ownStates?.failures() ?? []) console.error(`\nA state was not as it must be: ${failure}`);
  await Promise.all([host?.close(), ownStates?.close()]);
  return brokenCount === 0 || advise(`\nInteractions broken: ${brokenCount}.`);
}

function advise(text: string): false {
  console.error(text);
  return false;
}

function play(job: PactToPlay): Promise<PlayedPact> {
  return new Promise((played, failed) => {
    const player = fork(fileURLToPath(new URL('./play-pact.ts', import.meta.url)), [JSON.stringify(job)], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The verifier would otherwise look for a bank on this machine through a company's proxy.
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: `${process.env.NO_PROXY ?? ''},127.0.0.1,localhost` },
    });
    let said = '';
    for (const stream of [player.stdout, player.stderr]) stream?.on('data', (chunk) => (said += chunk));
    player.once('message', (results) => played(results as PlayedPact));
    player.once('exit', (code) => failed(new Error(`The verifier ended with ${code} and no results:\n${said}`)));
  });
}

const read = readOptions(process.argv.slice(2));
if (read.outcome === 'help') {
  console.log(usage);
} else if (read.outcome === 'refused') {
  console.error(`${read.reason}\n\n${usage}`);
  process.exitCode = 1;
} else if (!(await verify(read.options))) {
  process.exitCode = 1;
}
