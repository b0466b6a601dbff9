import type { SwitchName } from '#sandbox/control/link/switch-values.ts';
import type { Choice } from './field.tsx';

export const switchTitles = {
  latency: 'Latency',
  otp: 'Accepted code',
  cop: 'CoP result',
  payments: 'Payments',
  sca: 'Confirmations',
  magic: 'Magic values',
} as const satisfies Record<SwitchName, string>;

/** What holds from now on. */
export function switchedText(name: SwitchName, value: string, choices: readonly Choice[] = []): string {
  const title = choices.find(({ id }) => id === value)?.title ?? value;
  return `${switchTitles[name]} from now on: ${title}.`;
}
