import { longestPacked, printSandbox } from '#sandbox/control/link/link-keys.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';

/**
 * A link that plans the same answers in the bank that is there, with the customer logged in.
 * @throws Error where no link holds them.
 */
export async function linkWithStubs(store: PanelStore): Promise<string> {
  const told = await store.ask((bank) => bank.stubs());
  if (told.outcome === 'refused') throw new Error(told.reason);
  if (told.packed.length > longestPacked) {
    throw new Error('These answers are too long for a link. Save this moment as a file instead.');
  }
  const site = new URL(import.meta.env.BASE_URL, location.href);
  return new URL(`accounts?sandbox=${printSandbox({ signin: true, stub: told.packed })}`, site).href;
}
