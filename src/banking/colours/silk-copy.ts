import type { Silk, SilkColour, SilkPattern } from './silk.ts';

export const patternNames: Readonly<Record<SilkPattern, string>> = {
  plain: 'Plain',
  hoop: 'Hoop',
  hoops: 'Hoops',
  stripe: 'Stripe',
  stripes: 'Stripes',
  braces: 'Braces',
  sash: 'Sash',
  crossBelts: 'Cross belts',
  chevrons: 'Chevrons',
  halved: 'Halved',
  quartered: 'Quartered',
  diamonds: 'Diamonds',
  check: 'Check',
  spots: 'Spots',
  disc: 'Disc',
  star: 'Star',
};

const colourNames: Readonly<Record<SilkColour, string>> = {
  white: 'white',
  grey: 'grey',
  pink: 'pink',
  red: 'red',
  maroon: 'maroon',
  lightGreen: 'light green',
  emerald: 'emerald',
  darkGreen: 'dark green',
  lightBlue: 'light blue',
  royalBlue: 'royal blue',
  darkBlue: 'dark blue',
  mauve: 'mauve',
  purple: 'purple',
  yellow: 'yellow',
  orange: 'orange',
  beige: 'beige',
  brown: 'brown',
  black: 'black',
};

/** `Emerald and white`. */
export function pairText([body, second]: readonly [SilkColour, SilkColour]): string {
  const text = `${colourNames[body]} and ${colourNames[second]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Emerald and white, hoops`. */
export function silkText({ pattern, body, second }: Silk): string {
  return `${pairText([body, second])}, ${patternNames[pattern].toLowerCase()}`;
}
