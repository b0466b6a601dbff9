import { useSyncExternalStore } from 'react';
import { keptSilks, shownSilk, watchSilks } from './kept-silks.ts';
import type { Silk } from './silk.ts';
import { SilkPicture } from './silk-picture.tsx';
import type { Wearer } from './wearer.ts';

export function useSilk(of: Wearer | undefined): Silk | undefined {
  const kept = useSyncExternalStore(watchSilks, keptSilks);
  return of && shownSilk(of, kept);
}

/** The colours of an account or entity beside its name, which alone says what it is. Nothing where there are none. */
export function SilkMark({ of }: { readonly of: Wearer | undefined }) {
  const silk = useSilk(of);
  return silk && <SilkPicture silk={silk} size="beside" />;
}
