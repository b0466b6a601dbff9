import type { Exchange } from '#contracts/driver/relay.ts';
import { marked } from '#contracts/driver/shown-values.ts';
import { describeMissingElement, type Rules } from './array-breaks.ts';

/** A difference as the verifier reports it. */
export interface Mismatch {
  readonly type: string;
  readonly key?: string;
  readonly path?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** The part of a pact that the report needs; results do not name the parameters. */
export interface WrittenPact {
  readonly interactions: readonly {
    readonly description: string;
    readonly request?: { readonly method: string; readonly path: string; readonly generators?: unknown };
    readonly providerStates?: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[];
    readonly response?: {
      readonly body?: { readonly content?: unknown };
      readonly matchingRules?: { readonly body?: Rules };
    };
  }[];
}

type WrittenInteraction = WrittenPact['interactions'][number];

/** One difference as a sentence that names its field. */
export function describeMismatch(
  { type, key, path, mismatch, expected, actual }: Mismatch,
  interaction: WrittenInteraction | undefined,
  call: Exchange | undefined,
): string {
  switch (type) {
    case 'StatusMismatch':
      return `status ${expected} was expected, ${actual} came`;
    case 'HeaderMismatch':
      return `header ${key}: ${mismatch}`;
    case 'BodyMismatch':
      return `body ${path}: ${missingElement(path, mismatch, interaction, call) ?? inWords(mismatch)}`;
    default:
      return `${type}: ${mismatch ?? JSON.stringify({ expected, actual })}`;
  }
}

/** The verifier's sentence about missing fields, in ours. */
function inWords(mismatch: string | undefined): string | undefined {
  const [, came, wanted] = /^Expected '(.*)' \(\w+\) to be equal to '(.*)' \(\w+\)$/s.exec(mismatch ?? '') ?? [];
  if (came !== undefined) return `is “${marked(came)}”, “${wanted}” was expected`;
  const [, missing] = /^Actual map is missing the following keys: (.*)$/.exec(mismatch ?? '') ?? [];
  if (missing === undefined)
    return mismatch?.replace(/^Expected '(.*?)'/s, (_, value: string) => `Expected '${marked(value)}'`);
  return `${missing} ${missing.includes(',') ? 'are' : 'is'} missing`;
}

/** How the closest element differs, if the mismatch is a missing element of a list. */
function missingElement(
  path = '$',
  mismatch = '',
  interaction: WrittenInteraction | undefined,
  call: Exchange | undefined,
): string | undefined {
  const [, variant] = /^Variant at index (\d+) .* was not found/.exec(mismatch) ?? [];
  if (variant === undefined || call === undefined) return undefined;
  const { body, matchingRules } = interaction?.response ?? {};
  try {
    const actual: unknown = JSON.parse(call.answer);
    const difference = describeMissingElement(path, Number(variant), {
      expected: body?.content,
      rules: matchingRules?.body ?? {},
      actual,
    });
    return difference === undefined
      ? undefined
      : `none is like element ${variant} of the pact; the closest: ${difference}`;
  } catch {
    return undefined;
  }
}
