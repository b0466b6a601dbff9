import { useState } from 'react';
import { tagsText } from '#src/features/transactions/model/filters-in-use.ts';
import { MenuButton } from '#src/ui/buttons/menu-button.tsx';
import fieldStyles from '#src/ui/fields/field.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { TypeTags } from './filter-fields.tsx';
import styles from './filter-panel.module.css';
import type { FiltersInUse } from './use-filters.ts';

/** The types fold out below the row of fields, so that the list keeps its place. */
export function TypeFilter({ filters }: { readonly filters: FiltersInUse }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.type}>
      <span aria-hidden="true" className={typography.strong}>
        Type
      </span>
      <MenuButton
        className={`${fieldStyles.control} ${styles.typeButton}`}
        label={
          <span>
            <HiddenText>Type: </HiddenText>
            {tagsText(filters.filters.tags)}
          </span>
        }
        open={isOpen}
        onOpenChange={setOpen}
      >
        <div className={styles.folded}>
          <TypeTags filters={filters} />
        </div>
      </MenuButton>
    </div>
  );
}
