import { longestPacked, printSandbox } from '#sandbox/control/link/link-keys.ts';
import { packText } from '#sandbox/control/link/packed-text.ts';
import { describedPersona } from '#sandbox/control/link/sandbox-settings.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { type CustomerDocument, partAt } from './document.ts';

/** What follows `customer:` in a link. @throws Error for a document that no link holds. */
export async function packedCustomer(document: CustomerDocument): Promise<string> {
  const packed = await packText(JSON.stringify(document));
  if (packed.length > longestPacked) {
    throw new Error('This document is too long for a link. Save it under a name, or make it over HTTP.');
  }
  return packed;
}

/** A customer of the bank as they are now, under their own title. @throws Error where the bank describes no such customer. */
export async function documentOf(store: PanelStore, persona: string): Promise<CustomerDocument> {
  const told = await store.ask((bank) => bank.describeCustomer(persona));
  if (told.outcome === 'refused') throw new Error(told.reason);
  const title = store.read().state?.personas.find(({ id }) => id === persona)?.title;
  return { ...(title !== undefined && { title }), ...(told.description as CustomerDocument) };
}

/** The same as it follows `customer:` in a link. */
export async function packedPersona(store: PanelStore, persona: string): Promise<string> {
  return packedCustomer(await documentOf(store, persona));
}

/**
 * A link that makes the same customer in a fresh bank anywhere, logged in where they can.
 * @param site the site's base URL.
 */
export async function customerLink(site: string, document: CustomerDocument): Promise<string> {
  const isLocked = (partAt(document, ['people', 0, 'lock']) ?? 'none') !== 'none';
  const settings = { persona: describedPersona, customer: await packedCustomer(document) };
  const written = printSandbox(isLocked ? settings : { ...settings, signin: true });
  return new URL(`${isLocked ? 'login' : 'accounts'}?sandbox=${written}`, site).href;
}
