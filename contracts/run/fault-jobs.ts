import { operationAsked } from '#contracts/driver/contract.ts';
import { withValues } from '#contracts/driver/shown-values.ts';
import { sandboxWorld } from '#contracts/driver/world-control.ts';
import type { Fault } from '#contracts/mutate/fault.ts';
import { faults } from '#contracts/mutate/faults.ts';
import { startProxy } from '#contracts/mutate/proxy.ts';
import { startStateServer } from '#contracts/states/state-server.ts';
import type { Outcome } from '#contracts/verify/interaction-outcome.ts';
import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';
import { playPact } from '#contracts/verify/play-area.ts';
import { walkInWorld } from './walk-bank.ts';

interface Asking {
  readonly request: { readonly method: string; readonly path: string };
}

/** Interactions that are played for one operation, and for all: enough for each kind of answer. */
const most = { one: 14, all: 36 };
/** Where a change to every answer is looked for: pages, files, refusals and challenges. */
const areasForAll = ['session', 'sign-in', 'second-factor', 'accounts', 'transactions', 'payments', 'statements'];

/** One pact of all interactions that can show the fault. */
function relevantPact({ operation }: Fault): WrittenPact & { readonly provider: { readonly name: string } } {
  const chosen = operation === 'all' ? areas.filter((area) => areasForAll.includes(area)) : areas;
  const pacts = chosen.map((area) => JSON.parse(readPact(area) ?? '{"interactions":[]}') as WrittenPact);
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .filter((one) => {
      const { method, path } = (one as unknown as Asking).request;
      return operation === 'all' || operationAsked({ method, target: path }) === operation;
    });
  // Evenly, so that each kind of answer is among them.
  const step = Math.max(1, interactions.length / (operation === 'all' ? most.all : most.one));
  const kept = interactions.filter(
    (_, place) => place === 0 || Math.floor(place / step) !== Math.floor((place - 1) / step),
  );
  const [first] = pacts;
  return { ...(first as WrittenPact), interactions: kept, provider: { name: 'digx' } };
}

export interface FaultJob {
  readonly kind: 'fault';
  readonly index: number;
}

export type Proof = 'pact' | 'contract' | 'walk';

export interface FaultOutcome {
  readonly index: number;
  /** The proofs that caught it; the walk is only asked where the others see nothing. */
  readonly caughtBy: readonly Proof[];
  readonly planted: number;
  /** The first sentence about it. */
  readonly message: string | undefined;
  readonly seconds: number;
}

const clock = { moment: '2026-03-02T09:30', stands: true };

/** Plants one fault between the proofs and a sandbox’s bank. */
export async function plantFault(bankUrl: string, { index }: FaultJob): Promise<FaultOutcome> {
  const fault = faults[index];
  if (fault === undefined) throw new Error(`There is no fault ${index}.`);
  const start = performance.now();
  const proxy = await startProxy(bankUrl, fault);
  const lines: string[] = [];
  try {
    if (fault.onlyWalk !== true) lines.push(...(await playedThrough(bankUrl, proxy.url, index)));
    const walked = lines.length === 0 ? await walkedThrough(bankUrl, proxy.url, index) : [];
    const proofs: readonly (readonly [Proof, boolean])[] = [
      ['pact', lines.some((line) => !isOfContract(line))],
      ['contract', [...lines, ...walked].some(isOfContract)],
      ['walk', walked.some((line) => !isOfContract(line))],
    ];
    return {
      index,
      caughtBy: proofs.filter(([, isCaught]) => isCaught).map(([proof]) => proof),
      planted: proxy.planted(),
      message: lines[0] ?? walked[0],
      seconds: (performance.now() - start) / 1000,
    };
  } finally {
    await proxy.close();
  }
}

/** @returns what the pacts and the contract say, a line each. */
async function playedThrough(bankUrl: string, proxyUrl: string, index: number): Promise<readonly string[]> {
  const fault = faults[index];
  if (fault === undefined) return [];
  const world = `fault-${index}`;
  const states = await startStateServer({ bankFor: (name) => sandboxWorld(bankUrl, name, clock) });
  const headers = { 'X-Sandbox': world };
  const outcome = await playPact('faults', relevantPact(fault), { bankUrl: proxyUrl, stateUrl: states.url, headers });
  await states.close();
  return [...problemsIn(outcome), ...states.failures()];
}

function problemsIn({ interactions }: Outcome): readonly string[] {
  return interactions.flatMap(({ description, problems }) =>
    problems.map((problem) => withValues(`${description}: ${problem}`, false)),
  );
}

async function walkedThrough(bankUrl: string, proxyUrl: string, index: number): Promise<readonly string[]> {
  const bank = sandboxWorld(bankUrl, `walk-${index}`, clock);
  await bank.control.reset();
  return problemsIn(await walkInWorld(bank, proxyUrl));
}

function isOfContract(line: string): boolean {
  return line.includes('against the contract: ');
}
