import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exampleDays } from '#contracts/driver/bank-days.ts';
import { operationAsked } from '#contracts/driver/contract.ts';
import { startRelay } from '#contracts/driver/relay.ts';
import { createTurns } from '#contracts/driver/turns.ts';
import type { Outcome } from './interaction-outcome.ts';
import type { WrittenPact } from './mismatch-words.ts';
import { outcomesOf } from './outcomes.ts';
import { type Area, providerOf, readPact } from './pact-files.ts';
import { play } from './play.ts';

/** Which interactions of a pact are played. */
export interface Choice {
  /** Only those whose description or state contains this text. */
  readonly filter?: string | undefined;
  /** Only those with days, which alone can give another result at another time. */
  readonly withDays?: boolean;
  /** Only the guards of the calls in these areas' pacts. */
  readonly guardsOf?: readonly Area[] | undefined;
  /** In place of the area’s pact in this folder. */
  readonly pact?: WrittenPact | undefined;
}

/** The bank that a pact is played against. */
export interface Stage extends Choice {
  readonly bankUrl: string;
  readonly stateUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ca?: string | undefined;
}

const dayNames = [...Object.keys(exampleDays), 'fromDay', 'toDay', 'fromSlashed', 'toSlashed'];

/** The part of an area's pact that is chosen. */
export function chosenIn(
  area: Area,
  { filter, withDays = false, guardsOf, pact = writtenPact(area) }: Choice,
): WrittenPact {
  const wanted = filter?.toLowerCase();
  const guarded = area === 'guards' ? guardsOf && new Set(guardsOf.flatMap(operationsIn)) : undefined;
  const interactions = pact.interactions.filter((one) => {
    const states = (one.providerStates ?? []).map(({ name }) => name);
    if (wanted !== undefined && ![one.description, ...states].some((text) => text.toLowerCase().includes(wanted))) {
      return false;
    }
    if (guarded?.has(asked(one)) === false) return false;
    const text = JSON.stringify(one);
    return !withDays || dayNames.some((day) => text.includes(`\${${day}}`));
  });
  return { ...pact, interactions };
}

function writtenPact(area: Area): WrittenPact {
  return JSON.parse(readPact(area) ?? '{"interactions":[]}') as WrittenPact;
}

function operationsIn(area: Area) {
  return writtenPact(area).interactions.map(asked);
}

function asked({ request }: WrittenPact['interactions'][number]) {
  return request && operationAsked({ method: request.method, target: request.path });
}

/** Plays the chosen interactions of one pact, and checks every answer against the contract. */
export function playArea(area: Area, stage: Stage): Promise<Outcome> {
  return playPact(area, { ...chosenIn(area, stage), provider: { name: providerOf(area) } }, stage);
}

export async function playPact(
  name: string,
  pact: WrittenPact & { readonly provider: { readonly name: string } },
  { bankUrl, stateUrl, headers, ca }: Omit<Stage, keyof Choice>,
): Promise<Outcome> {
  if (pact.interactions.length === 0) return { name, seconds: 0, interactions: [] };
  const start = performance.now();
  const turns = createTurns();
  const relays = await Promise.all([
    startRelay(bankUrl, turns.addBankCall, { ca }),
    startRelay(stateUrl, turns.addStateCall, { ca }),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'pact-')), `${name}.json`);
  writeFileSync(file, JSON.stringify(pact));
  try {
    const [bank, states] = relays;
    const job = { file, provider: pact.provider.name, baseUrl: bank.url, stateUrl: `${states.url}/`, headers };
    const results = await play(job);
    const seconds = (performance.now() - start) / 1000;
    return { name, seconds, interactions: outcomesOf(pact, results, turns.all()) };
  } finally {
    rmSync(dirname(file), { recursive: true });
    await Promise.all(relays.map((relay) => relay.close()));
  }
}
