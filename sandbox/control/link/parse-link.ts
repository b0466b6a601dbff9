import { verbs } from '#sandbox/control/verbs/verbs.ts';
import { payeeNames } from './known-payees.ts';
import type { LinkKey, LinkNames } from './link-key.ts';
import { isKey, keys, linkKeys } from './link-keys.ts';
import type { Misreading } from './misreading.ts';
import { describedPersona, opensFreshBank, type SandboxSettings } from './sandbox-settings.ts';

export type ParsedSandbox =
  | { readonly outcome: 'read'; readonly settings: SandboxSettings }
  | { readonly outcome: 'refused'; readonly misreadings: readonly Misreading[] };

/**
 * Reads `persona:racing-owner;clock:weekend;fault:listAccounts@timeout~1`. Nothing is guessed or dropped: anything
 * not understood is returned by name.
 */
export function parseSandbox(text: string, personas: readonly string[]): ParsedSandbox {
  const names: LinkNames = { personas, verbs, payees: payeeNames };
  const misreadings: Misreading[] = [];
  let settings: SandboxSettings = {};
  const seen = new Set<string>();
  for (const piece of text.split(';').map((part) => part.trim())) {
    if (piece === '') continue;
    const [, key = '', value = ''] = /^([^:]*)(?::(.*))?$/s.exec(piece)?.map((part) => part?.trim()) ?? [];
    if (!isKey(key)) {
      misreadings.push({ where: key, reason: `There is no key "${key}".`, allowed: keys });
      continue;
    }
    if (seen.has(key)) misreadings.push({ where: key, reason: `"${key}" is there twice.`, allowed: ['once'] });
    seen.add(key);
    const { read, allowed, names: named }: LinkKey = linkKeys[key];
    const told = read(value, names);
    if (told === undefined) {
      const reason = `There is no ${key} "${value}".`;
      misreadings.push({ where: key, reason, allowed: named?.(names) ?? allowed });
    } else if (isMisread(told)) misreadings.push(...told);
    else settings = together(settings, told);
  }
  const { persona, customer } = settings;
  if (persona === describedPersona && customer === undefined) {
    misreadings.push({ where: 'persona', reason: 'No customer is described.', allowed: ['customer:two-directors'] });
  }
  if (persona !== undefined && persona !== describedPersona && customer !== undefined) {
    misreadings.push({ where: 'customer', reason: 'A link has one customer.', allowed: ['persona:described'] });
  }
  if (settings.rewind !== undefined && opensFreshBank(settings)) {
    const reason = 'A fresh bank has no past to go back to.';
    misreadings.push({ where: 'rewind', reason, allowed: ['rewind without persona, seed and clock'] });
  }
  return misreadings.length > 0 ? { outcome: 'refused', misreadings } : { outcome: 'read', settings };
}

/** Each key of what is filled in tells a part of it. */
function together(before: SandboxSettings, told: SandboxSettings): SandboxSettings {
  return {
    ...before,
    ...told,
    ...(told.payment && { payment: { ...before.payment, ...told.payment } }),
    ...(told.newPayee && { newPayee: { ...before.newPayee, ...told.newPayee } }),
  };
}

function isMisread(told: SandboxSettings | readonly Misreading[]): told is readonly Misreading[] {
  return Array.isArray(told);
}
