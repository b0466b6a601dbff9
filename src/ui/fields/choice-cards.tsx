import { useId } from 'react';
import typography from '#src/ui/text/typography.module.css';
import styles from './choice-cards.module.css';
import { ChoiceFieldset } from './choice-fieldset.tsx';

export interface CardChoice {
  readonly id: string;
  readonly title: string;
  /** What the choice means, line by line; none if its title says it all. */
  readonly details: readonly string[];
}

interface ChoiceCardsProps {
  readonly label: string;
  readonly choices: readonly CardChoice[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A choice of a few that need explaining. Native radio buttons, each named by its title and described by the rest. */
export function ChoiceCards({ label, choices, value, error, onChange }: ChoiceCardsProps) {
  const name = useId();
  return (
    <ChoiceFieldset label={label} error={error}>
      <div className={styles.cards} data-wrong={error !== undefined || undefined}>
        {choices.map(({ id, title, details }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              aria-labelledby={`${name}-${id}`}
              aria-describedby={details.length === 0 ? undefined : `${name}-${id}-details`}
              className={styles.radio}
              onChange={() => onChange(id)}
            />
            <strong id={`${name}-${id}`} className={typography.strong}>
              {title}
            </strong>
            {details.length > 0 && (
              <span id={`${name}-${id}-details`} className={styles.details}>
                {details.map((detail) => (
                  <span key={detail} className={styles.detail}>
                    {detail}
                  </span>
                ))}
              </span>
            )}
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  );
}
