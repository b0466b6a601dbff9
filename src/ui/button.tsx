import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: ButtonLook;
  /** Dead while the bank thinks: it keeps the focus and is announced as disabled, but pressing it does nothing. */
  readonly busy?: boolean;
  /** Dead until something else is done. It steps back and looks like a plain one. */
  readonly disabled?: boolean;
}

/** A native button: sign-in shows it before react-aria has arrived, and one button must look and act alike everywhere. */
export function Button({
  look = 'plain',
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const dead = busy || disabled;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (dead) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...button}
      type={type}
      className={buttonClass(disabled && look === 'main' ? 'plain' : look)}
      aria-disabled={dead || undefined}
      onClick={press}
    >
      {busy && <span aria-hidden="true" className={styles.spinner} />}
      {children}
    </button>
  );
}
