import type { SwitchName } from '#sandbox/control/link/switch-values.ts';

export const switchTitles = {
  latency: 'Latency',
  otp: 'Accepted code',
  cop: 'CoP result',
  payments: 'Payments',
  sca: 'Confirmations',
  magic: 'Magic values',
} as const satisfies Record<SwitchName, string>;
