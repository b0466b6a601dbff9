import { useSyncExternalStore } from 'react';
import { keptSilks, shownSilk } from './kept-silks.ts';
import { watchSilks } from './kept-text.ts';
import type { Silk } from './silk.ts';
import { SilkPicture } from './silk-picture.tsx';
import type { Wearer } from './wearer.ts';

export function useSilk(of: Wearer): Silk | undefined {
  const kept = useSyncExternalStore(watchSilks, keptSilks);
  return shownSilk(of, kept);
}

export function WornSilk({ of }: { readonly of: Wearer }) {
  const silk = useSilk(of);
  return silk && <SilkPicture silk={silk} size="beside" />;
}
