import { keepText, keptText } from './kept-text.ts';
import { printSilk, readSilk, type Silk, silkFor } from './silk.ts';
import type { Wearer } from './wearer.ts';

/** `none` for colours of a racing account that the customer has removed. */
type Kept = Silk | 'none';

/** More than anybody has accounts and entities. */
const most = 200;

let last: { readonly text: string; readonly silks: ReadonlyMap<string, Kept> } = { text: '', silks: new Map() };

/** What customers of this browser have chosen, by the wearers' keys. The same map until something changes. */
export function keptSilks(): ReadonlyMap<string, Kept> {
  const text = keptText();
  if (text !== last.text) last = { text, silks: readSilks(text) };
  return last.silks;
}

export function shownSilk({ key, isRacing }: Wearer, kept: ReadonlyMap<string, Kept>): Silk | undefined {
  const chosen = kept.get(key) ?? (isRacing ? silkFor({ key }) : 'none');
  return chosen === 'none' ? undefined : chosen;
}

/** Undefined removes the colours. */
export function keepSilk({ key, isRacing }: Wearer, silk: Silk | undefined): void {
  const silks = new Map(keptSilks());
  silks.delete(key);
  if (silk !== undefined || isRacing) silks.set(key, silk ?? 'none');
  const text = [...silks]
    .slice(-most)
    .map(([each, kept]) => `${each}:${kept === 'none' ? kept : printSilk(kept)}`)
    .join(' ');
  keepText(text);
}

/** From untrusted text: whatever is unknown counts as not chosen. */
export function readSilks(text: string): ReadonlyMap<string, Kept> {
  const silks = new Map<string, Kept>();
  for (const entry of text.split(' ').slice(-most)) {
    const [, key, chosen] = /^([0-9a-f]{4}):([\w.]+)$/.exec(entry) ?? [];
    const silk = chosen === 'none' ? chosen : readSilk(chosen ?? '');
    if (key !== undefined && silk !== undefined) silks.set(key, silk);
  }
  return silks;
}
