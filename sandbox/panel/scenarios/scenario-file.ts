import { isName, longestName, readSettings, type Scenario } from './scenario.ts';

const format = 'paddock-scenario';
const version = 1;

export type ReadScenario =
  | { readonly outcome: 'read'; readonly scenario: Scenario }
  | { readonly outcome: 'refused'; readonly reason: string };

export function writeScenario({ name, text }: Scenario): string {
  return `${JSON.stringify({ format, version, name, sandbox: text }, null, 2)}\n`;
}

/** A name for its file: what every system accepts. */
export function scenarioFileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `paddock-scenario${plain === '' ? '' : `-${plain}`}.json`;
}

/** Longer than any that was saved here. */
const mostCharacters = 100_000;
const members = ['format', 'version', 'name', 'sandbox'];

/** Nothing unknown is accepted or dropped. */
export function readScenario(text: string, personas: readonly string[]): ReadScenario {
  if (text.length > mostCharacters) return refuse('It is longer than a scenario can be.');
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('It is not JSON, so no sandbox has saved it, or it was cut on the way.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(noScenario);
  const found = value as Readonly<Record<string, unknown>>;
  if (found.format !== format) return refuse(noScenario);
  if (found.version !== version)
    return refuse(`It has version ${JSON.stringify(found.version)}, and here is version ${version}.`);
  const foreign = Object.keys(found).filter((member) => !members.includes(member));
  if (foreign.length > 0) return refuse(`It has “${foreign[0]?.slice(0, longestName)}”, which no scenario has.`);
  const { name, sandbox } = found;
  if (typeof name !== 'string' || !isName(name)) return refuse(`Its name is not 1 to ${longestName} characters.`);
  if (typeof sandbox !== 'string') return refuse('It has no settings.');
  const read = readSettings(sandbox, personas);
  return read.outcome === 'read' ? { outcome: 'read', scenario: { name, text: sandbox } } : refuse(read.reason);
}

const noScenario =
  'No sandbox has saved it as a scenario. Moments, bug bundles and snapshots open under “This moment”.';

function refuse(reason: string): ReadScenario {
  return { outcome: 'refused', reason };
}
