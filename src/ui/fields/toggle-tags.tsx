import groupStyles from '#src/ui/fields/group.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './toggle-tags.module.css';

interface Tag {
  readonly id: string;
  readonly title: string;
}

interface ToggleTagsProps {
  readonly label: string;
  /** What stands around it says what is chosen: the label is for screen readers. */
  readonly isBrief?: boolean;
  readonly tags: readonly Tag[];
  readonly selected: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** A choice of any number of tags. Selected tags show a tick, because colour alone is not enough. */
export function ToggleTags({ label, isBrief = false, tags, selected, onToggle }: ToggleTagsProps) {
  return (
    <fieldset>
      <legend className={isBrief ? undefined : groupStyles.label}>
        {isBrief ? <HiddenText>{label}</HiddenText> : label}
      </legend>
      <ul className={styles.tags}>
        {tags.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.tag} aria-pressed={selected.has(id)} onClick={() => onToggle(id)}>
              <svg aria-hidden="true" viewBox="0 0 12 10" className={styles.tick}>
                <path d="M1 5.5 4.5 9 11 1.5" />
              </svg>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
