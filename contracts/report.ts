/** What the verifier tells of one pact. */
export interface PlayedPact {
  readonly interactionResults: readonly InteractionResult[];
}

export interface InteractionResult {
  readonly description: string;
  readonly result: 'OK' | 'Error';
  readonly mismatch?: { readonly message?: string; readonly mismatches?: readonly Mismatch[] };
}

interface Mismatch {
  readonly type: string;
  readonly key?: string;
  readonly path?: string;
  readonly mismatch?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** Texts of the verifier may hold a whole body. */
const longestText = 300;

/** What of a pact the report needs beside the results: these name no parameters. */
export interface WrittenPact {
  readonly interactions: readonly {
    readonly description: string;
    readonly providerStates?: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[];
  }[];
}

/** One line on a pact, and below it each interaction that was not kept, with what was expected and what came. */
export function describePact(
  name: string,
  pact: WrittenPact,
  { interactionResults }: PlayedPact,
  seconds: number,
): string {
  const broken = interactionResults.filter(isBroken);
  const kept = interactionResults.length - broken.length;
  const outcome = broken.length === 0 ? `${kept} kept` : `${kept} kept, ${broken.length} broken`;
  const line = `${broken.length === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${outcome}  (${seconds.toFixed(1)} s)`;
  return [line, ...broken.map((result) => describeBroken(result, pact))].join('\n');
}

export function isBroken({ result }: InteractionResult): boolean {
  return result !== 'OK';
}

function describeBroken({ description, mismatch = {} }: InteractionResult, { interactions }: WrittenPact): string {
  const differences = mismatch.mismatches?.map(describeMismatch) ?? [];
  const { providerStates = [] } = interactions.find((written) => written.description === description) ?? {};
  return [
    `  ✗ ${description}`,
    ...providerStates.map(({ name, params = {} }) => `    given ${filled(name, params)}`),
    ...[mismatch.message, ...differences]
      .filter((line) => line !== undefined)
      .map((line) => `    · ${shortened(line)}`),
  ].join('\n');
}

function filled(sentence: string, params: Readonly<Record<string, unknown>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

function describeMismatch({ type, key, path, mismatch, expected, actual }: Mismatch): string {
  switch (type) {
    case 'StatusMismatch':
      return `status ${expected} was expected, ${actual} came`;
    case 'HeaderMismatch':
      return `header ${key}: ${mismatch}`;
    case 'BodyMismatch':
      return `body ${path}: ${mismatch}`;
    default:
      return `${type}: ${mismatch ?? JSON.stringify({ expected, actual })}`;
  }
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText)} …`;
}
