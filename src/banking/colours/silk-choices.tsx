import { useId } from 'react';
import groupStyles from '#src/ui/fields/group.module.css';
import type { Silk } from './silk.ts';
import styles from './silk-choices.module.css';
import { SilkPicture } from './silk-picture.tsx';

interface SilkChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly title: string; readonly silk: Silk; readonly isChosen: boolean }[];
  readonly onChoose: (silk: Silk) => void;
}

/** Silks to choose from. Native radio buttons, so that arrow keys work as usual. */
export function SilkChoices({ label, choices, onChoose }: SilkChoicesProps) {
  const name = useId();
  return (
    <fieldset className={groupStyles.group}>
      <legend className={groupStyles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ title, silk, isChosen }) => (
          <label key={title} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              className={styles.radio}
              onChange={() => onChoose(silk)}
            />
            <SilkPicture silk={silk} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
