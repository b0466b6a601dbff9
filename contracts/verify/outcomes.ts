import { operationAsked } from '#contracts/driver/contract.ts';
import { maskHeaders, maskSecrets } from '#contracts/driver/mask-secrets.ts';
import type { Exchange } from '#contracts/driver/relay.ts';
import type { Turn } from '#contracts/driver/turns.ts';
import { breachesOf } from './answer-check.ts';
import type { InteractionOutcome, ShownExchange } from './interaction-outcome.ts';
import { describeMismatch, type Mismatch, type WrittenPact } from './mismatch-words.ts';
import { undescribedFields } from './undescribed-fields.ts';

/** The verifier's result for one pact. */
export interface PlayedPact {
  readonly interactionResults: readonly InteractionResult[];
}

export interface InteractionResult {
  readonly description: string;
  readonly result: 'OK' | 'Error';
  readonly mismatch?: { readonly message?: string; readonly mismatches?: readonly Mismatch[] };
}

/**
 * What became of each interaction. An answer that breaks the contract breaks its interaction, too. The turns are in the order
 * of the results.
 */
export function outcomesOf(
  pact: WrittenPact,
  { interactionResults }: PlayedPact,
  turns: readonly Turn[] = [],
): readonly InteractionOutcome[] {
  // Without one turn for each result, no turn can be matched to its interaction.
  const matched = turns.length === interactionResults.length ? turns : [];
  const interactions = interactionResults.map((result, place) => outcomeOf(result, pact, matched[place]));
  const unmatched = matched.length === turns.length ? [] : turns.flatMap(breachesIn);
  return [...interactions, ...unmatched.map(unmatchedBreach)];
}

export function isBroken({ result }: InteractionResult): boolean {
  return result !== 'OK';
}

function breachesIn(turn?: Turn): readonly string[] {
  return turn?.call === undefined ? [] : breachesOf(turn.call);
}

function unmatchedBreach(breach: string): InteractionOutcome {
  return {
    description: 'an answer that belongs to no single interaction',
    states: [],
    operation: undefined,
    status: undefined,
    problems: [`against the contract: ${breach}`],
  };
}

function outcomeOf(result: InteractionResult, { interactions }: WrittenPact, turn?: Turn): InteractionOutcome {
  const { description, mismatch = {} } = result;
  const { setUps = [], call } = turn ?? {};
  const interaction = interactions.find((one) => one.description === description);
  const breaches = breachesIn(turn);
  const differences = (mismatch.mismatches ?? []).map((one) => describeMismatch(one, interaction, call));
  const noStates = setUps.filter((setUp) => setUp.status !== 200).map(describeNoState);
  const isWrong = isBroken(result) || breaches.length > 0;
  // Not every persona has everything: what is missing matters where something broke.
  const missing = isWrong && noStates.length === 0 ? valuesMissing(interaction, setUps) : [];
  const lines = [
    // The verifier says no more than that there was none.
    ...(noStates.length === 0 && mismatch.message !== undefined ? [mismatch.message] : noStates),
    ...missing.map((name) => `the state handler gave no value “${name}”, which the request needs`),
    ...oncePerField(differences),
    ...oncePerField(breaches.map((breach) => `against the contract: ${breach}`)),
    ...oncePerField(instead(breaches, call)),
  ];
  const problems = lines.map(maskSecrets);
  return {
    description,
    states: (interaction?.providerStates ?? []).map(({ name, params = {} }) => filled(name, params)),
    operation: askedIn(call, interaction),
    status: call?.status,
    problems: isWrong && problems.length === 0 ? ['the verifier gave no reason'] : isWrong ? problems : [],
    ...(isWrong && call !== undefined && { exchange: shown(call) }),
  };
}

/** For an interaction that never came to a call, too. */
function askedIn(call: Exchange | undefined, interaction: WrittenPact['interactions'][number] | undefined) {
  const { request } = interaction ?? {};
  return call ? operationAsked(call) : request && operationAsked({ method: request.method, target: request.path });
}

function shown(call: Exchange): ShownExchange {
  return {
    ...call,
    target: maskSecrets(call.target),
    requestHeaders: maskHeaders(call.requestHeaders ?? {}),
    body: maskSecrets(call.body),
    headers: maskHeaders(call.headers),
    answer: maskSecrets(call.answer),
  };
}

/** What came beside a missing field may be that field under another name. */
function instead(breaches: readonly string[], call: Exchange | undefined): readonly string[] {
  const parents = breaches.flatMap((breach) => /^(\/\S+)\/[^/ ]+ must be present/.exec(breach)?.[1] ?? []);
  if (call === undefined || parents.length === 0) return [];
  return undescribedFields(call)
    .filter((field) => parents.includes(field.slice(0, field.lastIndexOf('/'))))
    .map((field) => `not in the contract: ${field}`);
}

/** What the request takes from the state, and the handler did not give. */
function valuesMissing(interaction: WrittenPact['interactions'][number] | undefined, setUps: readonly Exchange[]) {
  const given = setUps.flatMap(({ answer }) => Object.keys(readJson(answer) ?? {}));
  const needed = JSON.stringify(interaction?.request?.generators ?? {}).matchAll(/\$\{(\w+)\}/g);
  const names = [...needed].map(([, name = '']) => name);
  return setUps.length === 0 ? [] : [...new Set(names)].filter((name) => !given.includes(name));
}

function readJson(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? read : undefined;
  } catch {
    return undefined;
  }
}

function describeNoState({ status, answer }: Exchange): string {
  if (status === undefined) return 'the state handler cut the connection';
  return `the state handler answered ${status}: ${reasonIn(answer)}`;
}

function reasonIn(answer: string): string {
  const { reason } = (readJson(answer) ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? (reason.split('\n')[0] ?? '') : answer;
}

/** A mismatch in several elements of a list is reported once, for the first. */
function oncePerField(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, { readonly line: string; count: number }>();
  for (const line of lines) {
    const field = line.replace(/\[\d+\]|\/\d+(?=[/ ])/g, '[]').replace(/, but is .*$/s, '');
    const known = counts.get(field);
    if (known === undefined) counts.set(field, { line, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].map(({ line, count }) => (count === 1 ? line : `${line} (and in ${count - 1} more)`));
}

function filled(sentence: string, params: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
