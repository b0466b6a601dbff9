import type { KnownPersona } from '#sandbox/control/control-api.ts';
import type { Key } from '#sandbox/control/link/link-keys.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { opensFreshBank, type SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { switchNames } from '#sandbox/control/link/switch-values.ts';
import { type Kept, keeperOf } from '#sandbox/panel/pieces/kept-by-name.ts';

/** What a tester has set, as a link has it, under a name. The text is what follows `?sandbox=`. */
export type Scenario = Kept;

/** Kept in this browser. */
export const keptScenarios = keeperOf('paddock-sandbox-scenarios');

export const longestName = 60;

/** Longer than a link that holds a packed customer and packed answers. */
const longestSettings = 30_000;

export type ReadSettings =
  | { readonly outcome: 'read'; readonly settings: SandboxSettings }
  | { readonly outcome: 'refused'; readonly reason: string };

/** What was done with a bank, or is shown of it, is no setting. */
const settingKeys: readonly string[] = [
  'persona',
  'customer',
  'signin',
  'seed',
  'clock',
  'freeze',
  ...switchNames,
  'fault',
  'stub',
] satisfies Key[];

/** @param personas those of every bank. */
export function readSettings(text: string, personas: readonly string[]): ReadSettings {
  if (text.length > longestSettings) return refuse('Its settings are longer than a link can be.');
  const parsed = parseSandbox(text, personas);
  if (parsed.outcome === 'refused') return refuse(parsed.misreadings.map(({ reason }) => reason).join(' '));
  const { settings } = parsed;
  const foreign = keysIn(text).filter((key) => !settingKeys.includes(key));
  if (foreign.length > 0) return refuse(`A scenario has no ${foreign.map((key) => `“${key}”`).join(' and no ')}.`);
  if (!opensFreshBank(settings)) return refuse('It names no customer, seed or time, so it would open no fresh bank.');
  return { outcome: 'read', settings };
}

function keysIn(text: string): string[] {
  const named = text.split(';').map((piece) => piece.split(':', 1)[0]?.trim() ?? '');
  return [...new Set(named)].filter(Boolean);
}

/** Those whom a link names: the others were made in one bank. */
export function standingIds(personas: readonly KnownPersona[]): string[] {
  return personas.filter(({ described }) => !described).map(({ id }) => id);
}

export function isName(text: string): boolean {
  return text.trim() === text && text !== '' && text.length <= longestName && !/\p{Cc}/u.test(text);
}

/** The name, or one like it that no other has. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const short = name.slice(0, longestName - 4).trimEnd();
  let number = 2;
  while (taken.includes(`${short} ${number}`)) number += 1;
  return `${short} ${number}`;
}

function refuse(reason: string): { readonly outcome: 'refused'; readonly reason: string } {
  return { outcome: 'refused', reason };
}
