import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { English } from '#src/ui/text/english.tsx';
import fieldStyles from './field.module.css';
import styles from './select.module.css';
import { selectClass } from './select-class.ts';

interface Choice {
  readonly id: string;
  readonly title: string;
  /** Smaller text below the title, in the list only. */
  readonly detail?: string | undefined;
  /** At the end of the title's line, in the list only: what an account has. */
  readonly figure?: string | undefined;
  /** A picture after the title, which means nothing by itself. */
  readonly mark?: ReactNode;
}

export interface SelectProps extends Omit<AriaSelectProps<Choice>, 'children' | 'className' | 'onChange' | 'value'> {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Matches no choice if nothing is chosen yet: the placeholder is shown. */
  readonly value: string;
  readonly error?: string | undefined;
  /** The label is inside the box: above other content, where it is no field of a form. */
  readonly isLabelInside?: boolean;
  readonly onChange: (id: string) => void;
}

/** A choice of a few. The label stands outside the button, which takes its name from it. */
export function Select({ label, choices, error, isLabelInside = false, onChange, ...select }: SelectProps) {
  return (
    <English>
      <AriaSelect
        {...select}
        isInvalid={error !== undefined}
        className={selectClass(isLabelInside)}
        onChange={(key) => key !== null && onChange(String(key))}
      >
        <Label className={styles.label ?? ''}>{label}</Label>
        <Button className={styles.box ?? ''}>
          <SelectValue className={styles.value ?? ''}>
            {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          {choices.find(({ id }) => id === select.value)?.mark}
          <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.mark}>
            <path d="M1 1.5 6 6.5 11 1.5" />
          </svg>
        </Button>
        <FieldError className={fieldStyles.error ?? ''}>{error}</FieldError>
        <Popover className={styles.popover ?? ''} offset={6}>
          <ListBox items={choices} className={styles.list ?? ''}>
            {(choice) => (
              <ListBoxItem className={styles.option ?? ''} textValue={choice.title}>
                <span className={styles.title}>
                  {choice.title}
                  {choice.mark}
                </span>
                {choice.figure !== undefined && <span className={styles.figure}>{choice.figure}</span>}
                {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaSelect>
    </English>
  );
}
