import { startNodeHost } from '#sandbox/hosts/node.ts';
import { exampleDays } from './driver/bank-days.ts';
import { startRelay } from './driver/relay.ts';
import { createTurns } from './driver/turns.ts';
import { isSandbox, unreachable } from './driver/world-control.ts';
import { startStateServer } from './states/state-server.ts';
import { type Area, pactFileOf, providerOf, readPact } from './verify/pact-files.ts';
import { play } from './verify/play.ts';
import { describePact, isBroken, type WrittenPact } from './verify/report.ts';
import { readOptions, usage, type VerifyOptions } from './verify/verify-options.ts';

/** A working morning, and the real time. */
const usualMoments = ['2026-03-02T09:30', 'now'];

/** Verifies the chosen pacts, reports on each, and returns whether the bank keeps all of them. */
async function verify({ baseUrl, stateUrl, headers, only, clock }: VerifyOptions): Promise<boolean> {
  const missing = only.filter((area) => readPact(area) === undefined);
  if (missing.length > 0)
    return advise(`There is no pact for ${missing.join(', ')}: \`npm run contracts\` writes them.`);
  for (const [option, url] of Object.entries({ '--base-url': baseUrl, '--state-url': stateUrl })) {
    const reason = url && (await unreachable(url));
    if (reason) return advise(`Nothing answers at ${url} (${reason}). Start the service, or correct ${option}.`);
  }
  if (baseUrl !== undefined && stateUrl === undefined && !(await isSandbox(baseUrl))) {
    return advise(
      `There is no sandbox at ${baseUrl}. For another bank, give its state handler with --state-url: contracts/README.md describes it.`,
    );
  }

  const host = baseUrl === undefined ? await startNodeHost({ port: 0, settings: {} }) : undefined;
  const bankUrl = baseUrl ?? `http://127.0.0.1:${host?.port}`;
  const bank = baseUrl ?? 'the sandbox’s own bank';
  let brokenCount = 0;
  if (stateUrl !== undefined) {
    console.log(`${only.length} pacts against ${bank}\n`);
    brokenCount += await playAll(only, { bankUrl, stateUrl, headers });
  } else {
    for (const moment of clock === undefined ? usualMoments : [clock]) {
      // Only pacts that use days can give another result at another time.
      const areas = clock === undefined && moment === 'now' ? only.filter(usesDays) : only;
      if (areas.length === 0) continue;
      console.log(`${areas.length} pacts against ${bank}, ${moment === 'now' ? 'now' : `on ${moment}`}\n`);
      const states = await startStateServer(bankUrl, moment === 'now' ? undefined : moment);
      brokenCount += await playAll(areas, { bankUrl, stateUrl: states.url, headers, world: 'verify' });
      await states.close();
      for (const failure of states.failures()) console.error(`✗ Wrong after the interaction: ${failure}`);
      brokenCount += states.failures().length;
      console.log('');
    }
  }
  await host?.close();
  return brokenCount === 0 || advise(`Interactions broken: ${brokenCount}.`);
}

interface Stage {
  readonly bankUrl: string;
  readonly stateUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Prefix of the sandbox's worlds, one for each area. */
  readonly world?: string;
}

/** @returns the number of broken interactions. */
async function playAll(areas: readonly Area[], { bankUrl, stateUrl, headers, world }: Stage): Promise<number> {
  let brokenCount = 0;
  for (const area of areas) {
    const start = performance.now();
    const turns = createTurns();
    const relays = await Promise.all([
      startRelay(bankUrl, turns.addBankCall),
      startRelay(stateUrl, turns.addStateCall),
    ]);
    const [bank, states] = relays;
    const played = await play({
      file: pactFileOf(area),
      provider: providerOf(area),
      baseUrl: bank.url,
      stateUrl: `${states.url}/`,
      headers: { ...headers, ...(world !== undefined && { 'X-Sandbox': `${world}-${area}` }) },
    });
    await Promise.all(relays.map((relay) => relay.close()));
    const pact = JSON.parse(readPact(area) ?? '') as WrittenPact;
    console.log(describePact(area, pact, played, (performance.now() - start) / 1000, turns.all()));
    brokenCount += played.interactionResults.filter(isBroken).length;
  }
  return brokenCount;
}

function usesDays(area: Area): boolean {
  const pact = readPact(area) ?? '';
  return [...Object.keys(exampleDays), 'fromDay', 'fromSlashed'].some((day) => pact.includes(`\${${day}}`));
}

function advise(text: string): false {
  console.error(text);
  return false;
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
