import type { Control } from '#sandbox/control/control-api.ts';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';

/** Opens the app at this address as a customer of a world. */

const personaKey = 'as';
const pageKey = 'page';

/** A link that works in any browser that reaches this page. @param persona by default the customer whom the world is for. */
export function enteringLink(world: string, persona = '', page?: string): string {
  return `?${new URLSearchParams({ world, [personaKey]: persona, ...(page !== undefined && { [pageKey]: page }) })}`;
}

/** Where the app is to open, below its own path: with its accounts unless the link names a page of it. */
export function wantedPage({ searchParams }: URL): string {
  const page = searchParams.get(pageKey) ?? '';
  return /^\/(?![/\\])[^\\\s]*$/.test(page) ? page.slice(1) : 'accounts';
}

/** Whom the address asks for; empty for the world's own customer, null where it asks for nobody. */
export function wantedCustomer({ searchParams }: URL): string | null {
  return searchParams.get(personaKey);
}

type Entered =
  | { readonly outcome: 'entered'; readonly credentialsChangeNeeded: boolean }
  | { readonly outcome: 'refused'; readonly reason: string };

/** The answer that logs in sets the cookies of session and world. */
export async function logInTo(
  control: Pick<Control, 'summary' | 'joinSession' | 'customer'>,
  wanted: string,
): Promise<Entered> {
  const persona = wanted === '' ? (await control.summary()).persona : wanted;
  const joined = await control.joinSession(persona);
  if (joined.outcome === 'refused') return { outcome: 'refused', reason: joined.reason };
  const customer = await control.customer(persona);
  const credentialsChangeNeeded = customer.outcome === 'done' && customer.loginSteps.length > 0;
  return { outcome: 'entered', credentialsChangeNeeded };
}

/** How the app of this origin tells that its browser is logged in, and what it keeps for every customer. */
const marks = { session: 'paddock.sessionId', change: 'paddock.credentialsChangeNeeded' };
const lasting = 'paddock.preferences';

type Stored = Pick<Storage, 'length' | 'key' | 'setItem' | 'removeItem'>;

/** As the app itself would after a login. What it knew of an earlier session, perhaps in another world, is forgotten. */
export function markLoggedIn(storages: readonly Stored[], sessionId: string, credentialsChangeNeeded: boolean): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith('paddock.') && key !== lasting) storage.removeItem(key);
    storage.setItem(marks.session, sessionId);
    if (credentialsChangeNeeded) storage.setItem(marks.change, 'yes');
  }
}

/** The world of that name, or the one that had it before it was renamed. */
export function foundWorld(worlds: readonly WorldDetails[], name: string): WorldDetails | undefined {
  return worlds.find((world) => world.name === name) ?? worlds.find(({ formerNames }) => formerNames.includes(name));
}
