import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { ColoursButton } from '#src/banking/colours/colours-button.tsx';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { entityWearer } from '#src/banking/colours/wearer.ts';
import { useRacingParties } from '#src/banking/entities/use-racing-parties.ts';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import styles from './managed-accounts.module.css';

/** The entities and their racing colours. Nothing if there is one entity, as nowhere else is it named then. */
export function EntityColours({ entities }: { readonly entities: readonly Entity[] }) {
  const racing = useRacingParties(useAppSelector(selectActiveParty));
  if (entities.length < 2) return null;
  return (
    <RowGroup heading="Entities">
      {entities.map((entity) => {
        const wearer = entityWearer(entity, racing.has(entity.id));
        return (
          <li key={entity.id} className={styles.row}>
            <p className={styles.title}>
              {entity.title}
              <SilkMark of={wearer} />
            </p>
            <ColoursButton of={wearer} title={entity.title} />
          </li>
        );
      })}
    </RowGroup>
  );
}
