import type { Exchange } from '#contracts/driver/relay.ts';
import { withHiddenTokens, withHiddenValues, withValues } from '#contracts/driver/shown-values.ts';
import { isRefused } from '#contracts/driver/turns.ts';
import { type InteractionOutcome, isKept, type Outcome } from './interaction-outcome.ts';

/** The verifier's messages may include a whole body. */
const longestText = 300;

/** The outcome for a reader, who may see the bank's values or not. */
export function shownOutcome(outcome: Outcome, areShown: boolean): Outcome {
  return { ...outcome, interactions: outcome.interactions.map((one) => shownInteraction(one, areShown)) };
}

function shownInteraction(interaction: InteractionOutcome, areShown: boolean): InteractionOutcome {
  const { problems, exchange } = interaction;
  const shown = { ...interaction, problems: problems.map((problem) => withValues(problem, areShown)) };
  if (exchange === undefined || areShown) return shown;
  return {
    ...shown,
    exchange: {
      ...exchange,
      target: withHiddenTokens(exchange.target),
      requestHeaders: withoutValues(exchange.requestHeaders),
      body: withHiddenValues(exchange.body),
      headers: withoutValues(exchange.headers),
      answer: withHiddenValues(exchange.answer),
    },
  };
}

/** Headers that say something about the customer or the call. */
function withoutValues(headers: Exchange['headers']): Exchange['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name.startsWith('x-') ? withHiddenValues(value) : value]),
  );
}

/** One line, then each broken interaction with the request, the expectation and the response. */
export function describeOutcome({ name, seconds, interactions }: Outcome): string {
  const broken = interactions.filter((one) => !isKept(one));
  const reports = broken.map((one, place) => describeBroken(one, broken.slice(0, place)));
  const kept = interactions.length - broken.length;
  const result = broken.length === 0 ? `${kept} kept` : `${kept} kept, ${broken.length} broken`;
  const line = `${broken.length === 0 ? '✓' : '✗'} ${name.padEnd(17)} ${result}  (${seconds.toFixed(1)} s)`;
  return [line, ...reports].join('\n');
}

function describeBroken(
  { description, states, problems, exchange }: InteractionOutcome,
  before: readonly InteractionOutcome[],
): string {
  const same = before.find((one) => one.problems.join() === problems.join());
  if (same !== undefined) return `  ✗ ${description}\n    · as “${same.description}”`;
  return [
    `  ✗ ${description}`,
    ...states.map((state) => `    given ${state}`),
    ...problems.map((line) => `    · ${shortened(line)}`),
    ...(exchange === undefined ? [] : describeCall(exchange)),
  ].join('\n');
}

/** Leaves out headers and the bodies of good responses, which may be long: the other reports have them. */
function describeCall(call: Exchange): readonly string[] {
  const { method, target, body, status, answer } = call;
  return [
    `    asked ${method} ${target}${body === '' ? '' : ` ${shortened(body)}`}`,
    status === undefined
      ? '    the connection was cut'
      : `    came ${status}${isRefusal(call) ? ` ${shortened(answer)}` : ''}`,
  ];
}

function isRefusal(call: Exchange): boolean {
  return isRefused(call) || (call.status ?? 0) >= 500 || /"type":\s*"ERROR"/.test(call.answer);
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)} …`;
}
