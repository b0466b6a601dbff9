/** What a customer may choose about the display; the first choice of each is the default. Nothing personal is among them. */
const choices = {
  /** `device` follows the device's own setting. */
  theme: ['device', 'light', 'dark'],
  rows: ['standard', 'roomy'],
  /** How the facts of a chart are shown. */
  facts: ['chart', 'table'],
  /** Whether the charts above a list of transactions are open. */
  charts: ['folded', 'open'],
  balances: ['shown', 'hidden'],
  /** Whether the H key hides and shows balances. */
  hideKey: ['on', 'off'],
} as const;

type Choices = typeof choices;
type Name = keyof Choices;

export type Preferences = { readonly [Each in Name]: Choices[Each][number] };

type KeptText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Place {
  readonly storage: KeptText;
  readonly key: string;
}

const names = Object.keys(choices) as readonly Name[];
export const defaultPreferences = Object.fromEntries(names.map((name) => [name, choices[name][0]])) as Preferences;

let place: Place | undefined;
let held = defaultPreferences;
const listeners = new Set<() => void>();

/** Reads what this browser's customer has chosen. Preferences outlive the session, so they also apply before login. */
export function openPreferences(storage: KeptText, key: string): void {
  place = { storage, key };
  take(readPreferences(storage.getItem(key)));
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) take(readPreferences(storage.getItem(key)));
  });
}

export function preferences(): Preferences {
  return held;
}

export function keepPreference<Each extends Name>(name: Each, value: Preferences[Each]): void {
  const next = { ...held, [name]: value };
  const text = printPreferences(next);
  if (text === undefined) place?.storage.removeItem(place.key);
  else place?.storage.setItem(place.key, text);
  take(next);
}

/** Calls `tell` after every change, here or in another tab. @returns how to stop. */
export function watchPreferences(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** From untrusted text: whatever is unknown counts as not chosen. */
export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text);
  return Object.fromEntries(
    names.map((name) => {
      const value = kept.get(name);
      return [name, choices[name].find((choice) => choice === value) ?? choices[name][0]];
    }),
  ) as Preferences;
}

/** Only what differs from the defaults; undefined if nothing does. */
export function printPreferences(chosen: Preferences): string | undefined {
  const different = names
    .filter((name) => chosen[name] !== defaultPreferences[name])
    .map((name) => `${name}:${chosen[name]}`);
  return different.length === 0 ? undefined : different.join(' ');
}

function parsed(text: string | null): ReadonlyMap<string, string> {
  return new Map((text ?? '').split(' ').map((pair) => pair.split(':', 2) as [string, string]));
}

/** Style sheets read the theme and the height of rows from the root element. */
function take(next: Preferences): void {
  held = next;
  const root = globalThis.document?.documentElement;
  if (root !== undefined) {
    root.dataset.theme = next.theme;
    root.dataset.rows = next.rows;
  }
  for (const tell of listeners) tell();
}
