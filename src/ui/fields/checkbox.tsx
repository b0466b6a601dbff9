import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children' | 'onChange'> {
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A native checkbox in a label large enough to touch. */
export function Checkbox({ children, onChange, ...input }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
