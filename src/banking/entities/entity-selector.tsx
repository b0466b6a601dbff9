import type { Entity } from '#src/api/profile/user-profile.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { entityChosen, selectActiveParty } from '#src/api/store/session.slice.ts';
import { SilkMark } from '#src/banking/colours/silk-mark.tsx';
import { entityWearer } from '#src/banking/colours/wearer.ts';
import { SelectOnUse } from '#src/ui/fields/select-on-use.tsx';
import styles from './entity-selector.module.css';
import { useRacingParties } from './use-racing-parties.ts';

/** The value for "no entity"; the bank's ids are never plain words. */
const everyEntity = { id: 'all', title: 'All Accounts' };

interface EntitySelectorProps {
  readonly entities: readonly Entity[];
  /** Called just before another entity becomes active. */
  readonly onSwitch?: () => void;
}

/** Selects the active entity. Hidden if there is only one. */
export function EntitySelector({ entities, onSwitch }: EntitySelectorProps) {
  const dispatch = useAppDispatch();
  const activeParty = useAppSelector(selectActiveParty);
  const racing = useRacingParties(activeParty);
  if (entities.length < 2) return null;

  const choices = [
    everyEntity,
    ...entities.map((entity) => ({
      ...entity,
      mark: <SilkMark of={entityWearer(entity, racing.has(entity.id))} />,
    })),
  ];

  function choose(id: string) {
    const party = entities.find((entity) => entity.id === id)?.id ?? false;
    if (party === activeParty) return;
    onSwitch?.();
    dispatch(entityChosen(party));
  }

  return (
    <div className={styles.selector}>
      <SelectOnUse
        label="Select an entity"
        choices={choices}
        value={activeParty === false ? everyEntity.id : activeParty}
        onChange={choose}
      />
    </div>
  );
}
