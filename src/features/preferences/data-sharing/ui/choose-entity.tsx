import type { ReactNode } from 'react';
import type { SharingEntity } from '#src/api/preferences/sharing.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import styles from './data-sharing.module.css';

interface ChooseEntityProps {
  readonly entities: readonly SharingEntity[];
  readonly onChoose: (id: PartyId) => void;
  /** The ways on where there is none. */
  readonly children: ReactNode;
}

export function ChooseEntity({ entities, onChoose, children }: ChooseEntityProps) {
  if (entities.length === 0) return <NothingHere lead="No accounts available.">{children}</NothingHere>;
  return (
    <RowGroup heading="Whose accounts do you want to share?">
      {entities.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </RowGroup>
  );
}
