import { useState } from 'react';
import { useGetProviderImageQuery } from '#src/api/preferences/data-sharing.ts';
import type { Provider } from '#src/api/preferences/sharing.ts';
import styles from './data-sharing.module.css';

/** The provider's picture. Without one, or with one that cannot be shown, its first letter. */
export function ProviderImage({ provider: { name, imageId } }: { readonly provider: Provider }) {
  const { data } = useGetProviderImageQuery({ party: false, imageId: imageId ?? '' }, { skip: imageId === undefined });
  const [isBroken, setBroken] = useState(false);
  const url = data?.url ?? undefined;
  return url === undefined || isBroken ? (
    <span aria-hidden="true" className={styles.letter}>
      {name.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img src={url} alt="" className={styles.image} onError={() => setBroken(true)} />
  );
}
