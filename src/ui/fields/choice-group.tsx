import { useId } from 'react';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import styles from './choice-group.module.css';
import covering from './covering-radio.module.css';

interface Choice {
  readonly id: string;
  readonly title: string;
}

interface ChoiceGroupProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A choice of a few, all visible. Native radio buttons, so that arrow keys and forms work as usual. */
export function ChoiceGroup({ label, choices, value, error, onChange }: ChoiceGroupProps) {
  const name = useId();
  return (
    <ChoiceFieldset label={label} error={error}>
      <div className={styles.choices}>
        {choices.map(({ id, title }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              className={covering.radio}
              onChange={() => onChange(id)}
            />
            {title}
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  );
}
