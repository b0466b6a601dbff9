import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';

/** A Tuesday morning, long before the cut-off, on which nothing moves by itself. */
const workingMorning = { clock: '2026-03-03T09:30', freeze: true } as const;

/** The same, on which what the bank does later happens while the tester waits. */
export const tickingMorning = { clock: workingMorning.clock } as const;

export const accountsPath = '/accounts';
export const newPayeePath = '/payments/payees/new';
/** Begins a payment of `private-customer` to a saved payee. */
export const paymentPath = '/payments/make/{account:current}?toAccountId={payee:saddlecombe-college}';
export const payer = 'private-customer';
export const paymentToFill = { amount: '12.50', reference: 'Fees' } as const;

/** Opens a fresh bank on a working morning, with the customer logged in. */
export function morningLink(path: string, settings: SandboxSettings & { readonly persona: string }): string {
  return linkTo(path, { signin: true, ...workingMorning, ...settings });
}

/** The same at the login page. */
export function loginLink(settings: SandboxSettings & { readonly persona: string }): string {
  return linkTo('/login', { ...workingMorning, ...settings });
}

/** Changes the bank that is there. */
export function linkTo(path: string, settings: SandboxSettings): string {
  return `${path}${path.includes('?') ? '&' : '?'}sandbox=${printSandbox(settings)}`;
}
