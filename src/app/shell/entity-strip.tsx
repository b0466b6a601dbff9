import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetProfileQuery } from '#src/api/profile/profile.ts';
import { EntitySelector } from '#src/banking/entities/entity-selector.tsx';
import styles from './entity-strip.module.css';
import { afterEntitySwitch, hasStrip, keepSeveralEntities, readSeveralEntities } from './entity-switch.ts';
import { StripAwaited } from './strip-awaited.tsx';

/** The active entity, below the header. */
export function EntityStrip() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error } = useGetProfileQuery({ party: false });
  const entities = data?.entities ?? [];
  const isAwaited = data === undefined && error === undefined;
  const hasSeveral = data === undefined ? undefined : entities.length > 1;

  // Kept for the next page load, which begins before the entities are known.
  useEffect(() => {
    if (hasSeveral !== undefined) keepSeveralEntities(hasSeveral);
  }, [hasSeveral]);

  if (!hasStrip(pathname)) return null;
  if (isAwaited && !readSeveralEntities()) return <StripAwaited />;
  if (isAwaited) {
    return (
      <div className={styles.strip}>
        <div className={styles.inside} />
      </div>
    );
  }
  if (entities.length < 2) return null;

  // Navigate first, so that no page asks for one entity's account on behalf of another.
  function leave() {
    const then = afterEntitySwitch(pathname);
    if (then === 'redirect') void navigate('/entity-redirect', { replace: true, flushSync: true });
    if (then === 'reset-payment') void navigate('/payments/make', { replace: true, flushSync: true });
  }

  return (
    <div className={styles.strip}>
      <div className={styles.inside} data-select-in-line="">
        <EntitySelector entities={entities} onSwitch={leave} />
      </div>
    </div>
  );
}
