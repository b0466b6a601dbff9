import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: ButtonLook;
  /** Dead while the bank thinks: it keeps the focus and is announced as disabled, but pressing it does nothing. */
  readonly busy?: boolean;
}

/** A native button: sign-in shows it before react-aria has arrived, and one button must look and act alike everywhere. */
export function Button({ look = 'plain', busy = false, type = 'button', onClick, ...button }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button {...button} type={type} className={buttonClass(look)} aria-disabled={busy || undefined} onClick={press} />
  );
}
