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

/**
 * A field that is left may say what is wrong with it, and moves what is below. So it is left only when the press is over:
 * otherwise the button would be gone from under the pointer, and the press be lost.
 */
function holdStill(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

function takeFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.focus();
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
      onMouseDown={holdStill}
      onMouseUp={takeFocus}
      onClick={press}
    >
      {busy && <span aria-hidden="true" className={styles.spinner} />}
      {children}
    </button>
  );
}
