/** The base colours in which racing silks may be registered, as they are painted here. */
export const silkPaints = {
  white: '#ffffff',
  grey: '#9ba1a5',
  pink: '#f4a3bf',
  red: '#c4202e',
  maroon: '#6b1d2d',
  lightGreen: '#93d070',
  emerald: '#0d8550',
  darkGreen: '#0c4a30',
  lightBlue: '#8fc7ec',
  royalBlue: '#2450b4',
  darkBlue: '#13224f',
  mauve: '#b99bd8',
  purple: '#5a2a86',
  yellow: '#f5d22e',
  orange: '#f2832a',
  beige: '#dfcca6',
  brown: '#5e3a22',
  black: '#16181a',
} as const;

export type SilkColour = keyof typeof silkPaints;

/** Pairs whose colours can be told apart at the size of a letter, the one of the body first. Each may also be swapped. */
export const silkPairs = [
  ['emerald', 'white'],
  ['darkGreen', 'yellow'],
  ['royalBlue', 'white'],
  ['darkBlue', 'lightBlue'],
  ['royalBlue', 'yellow'],
  ['maroon', 'lightBlue'],
  ['red', 'white'],
  ['black', 'pink'],
  ['purple', 'yellow'],
  ['brown', 'beige'],
  ['darkGreen', 'pink'],
  ['darkBlue', 'orange'],
  ['black', 'white'],
  ['maroon', 'grey'],
  ['purple', 'mauve'],
  ['black', 'lightGreen'],
  ['red', 'beige'],
  ['darkBlue', 'white'],
] as const satisfies readonly (readonly [SilkColour, SilkColour])[];

export const silkPatterns = [
  'plain',
  'hoop',
  'hoops',
  'stripe',
  'stripes',
  'braces',
  'sash',
  'crossBelts',
  'chevrons',
  'halved',
  'quartered',
  'diamonds',
  'check',
  'spots',
  'disc',
  'star',
] as const;

export type SilkPattern = (typeof silkPatterns)[number];

/** A jockey's colours. The second is that of the pattern and the cap. */
export interface Silk {
  readonly pattern: SilkPattern;
  readonly body: SilkColour;
  readonly second: SilkColour;
}

/** The colours of a racing account or entity for which none were chosen. They stay the same in every session. */
export function silkFor({ key }: { readonly key: string }): Silk {
  const [, ...patterns] = silkPatterns;
  const number = Number.parseInt(key, 16);
  const [body, second] = silkPairs[number % silkPairs.length] ?? silkPairs[0];
  const pattern = patterns[Math.floor(number / silkPairs.length) % patterns.length] ?? silkPatterns[0];
  return { pattern, body, second };
}

/** `hoops.emerald.white`. */
export function printSilk({ pattern, body, second }: Silk): string {
  return `${pattern}.${body}.${second}`;
}

/** From untrusted text: undefined unless it is a pattern in a pair of colours that may be chosen. */
export function readSilk(text: string): Silk | undefined {
  const [name, first, last, ...rest] = text.split('.');
  const pattern = silkPatterns.find((each) => each === name);
  const pair = silkPairs.find((each) => isPair(each, first, last) || isPair(each, last, first));
  if (pattern === undefined || pair === undefined || rest.length > 0) return undefined;
  const [body, second] = pair[0] === first ? pair : [pair[1], pair[0]];
  return { pattern, body, second };
}

function isPair([first, last]: readonly [SilkColour, SilkColour], one: string | undefined, other: string | undefined) {
  return first === one && last === other;
}
