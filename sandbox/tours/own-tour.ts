import { z } from 'zod';
import type { ElementRole, NamedElement, Tour, TourCondition, TourStep } from './tour.ts';

/** A tour that somebody has recorded: kept in the browser, and passed on as a file or a link. */
export interface OwnTour {
  readonly title: string;
  readonly description: string;
  readonly persona: string;
  /** What a link has after `sandbox=`. */
  readonly settings: string;
  /** Below the path that the site is mounted on. */
  readonly page: string;
  readonly steps: readonly OwnStep[];
}

export interface OwnStep extends TourStep {
  /** What may end the step, in words; one of them does. */
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly words: string;
  readonly until: TourCondition;
}

const format = 'paddock-tour';
const version = 1;
/** Longer than any that was saved here. */
const mostCharacters = 500_000;

const roles = [
  'alert',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'file',
  'form',
  'heading',
  'link',
  'listitem',
  'navigation',
  'option',
  'password',
  'radio',
  'region',
  'row',
  'searchbox',
  'spinbutton',
  'switch',
  'table',
  'textbox',
] as const satisfies readonly ElementRole[];

const words = z.string().max(500);
const path = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)/);
const element: z.ZodType = z.lazy(() =>
  z.strictObject({ role: z.enum(roles), name: words, within: element.optional() }),
);
const action = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('press'), on: element }),
  z.strictObject({ does: z.literal('type'), into: element, text: words }),
  z.strictObject({ does: z.literal('enter-code') }),
  z.strictObject({
    does: z.literal('choose-file'),
    into: element,
    file: z.strictObject({ name: words, text: z.string().max(200_000) }),
  }),
]);
const until = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('shows'), element }),
  z.strictObject({ when: z.literal('holds'), element, text: words }),
  z.strictObject({ when: z.literal('filled'), element }),
  z.strictObject({ when: z.literal('page'), path }),
  z.strictObject({ when: z.literal('happened'), what: words }),
]);
const ownTour = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  title: z.string().min(1).max(60),
  description: words,
  persona: words,
  settings: z.string().max(30_000),
  page: path,
  steps: z
    .array(
      z.strictObject({
        asks: words,
        why: words,
        notes: words,
        action,
        until,
        choices: z.array(z.strictObject({ words, until })).max(30),
      }),
    )
    .min(1)
    .max(100),
});

export function writeOwnTour(tour: OwnTour): string {
  return `${JSON.stringify({ format, version, ...tour }, null, 2)}\n`;
}

/** Nothing unknown is accepted or dropped. @returns the tour, or why it is none. */
export function readOwnTour(text: string): OwnTour | { readonly reason: string } {
  if (text.length > mostCharacters) return { reason: 'It is longer than a tour can be.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: 'It is not JSON, so no sandbox has saved it, or it was cut on the way.' };
  }
  const read = ownTour.safeParse(value);
  if (!read.success) return { reason: 'No sandbox has saved it as a tour.' };
  const { format: _format, version: _version, ...tour } = read.data;
  return tour as OwnTour;
}

export const ownPrefix = 'own:';

/** As it is played. */
export function playable(own: OwnTour): Tour {
  return {
    id: `${ownPrefix}${own.title}`,
    title: own.title,
    persona: own.persona,
    description: own.description,
    minutes: Math.max(1, Math.round(own.steps.length / 3)),
    link: `${own.page}?sandbox=${encodeURIComponent(own.settings)}`,
    steps: own.steps,
  };
}

/** For the fragment of a link. */
export function packOwnTour(tour: OwnTour): string {
  const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(writeOwnTour(tour))));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function unpackOwnTour(packed: string): ReturnType<typeof readOwnTour> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return readOwnTour(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
  } catch {
    return { reason: 'The link was cut on the way.' };
  }
}

/** In plain words, what ends a step. */
export function conditionWords(condition: TourCondition): string {
  switch (condition.when) {
    case 'happened':
      return `The bank: ${condition.what}`;
    case 'page':
      return `The page is ${condition.path}`;
    case 'holds':
      return `“${condition.element.name}” holds “${condition.text}”`;
    case 'filled':
      return `“${condition.element.name}” is filled in`;
    case 'shows':
      return `The page shows ${elementWords(condition.element)}`;
    default:
      return 'As the recording says';
  }
}

function elementWords({ role, name }: NamedElement): string {
  return `the ${role === 'textbox' ? 'field' : role} “${name}”`;
}
