import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly look?: ButtonLook;
  /** While the bank answers: keeps the focus and is announced as disabled, but does nothing. */
  readonly busy?: boolean;
  /** Said in place of the label while busy. Its room is kept from the start. */
  readonly busyText?: string;
  /** The main action is a muted fill until it is enabled. */
  readonly disabled?: boolean;
}

/**
 * A field that loses the focus may show an error and move the button before the press ends. So the focus stays put
 * until then, or the press would be lost.
 */
function holdStill(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
}

/** A press by mouse shows no ring, even where the page's heading had the focus until now. */
function takeFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.focus({ focusVisible: false });
}

/** A native button: login shows it before react-aria has loaded, and all buttons must look and act alike. */
export function Button({
  look = 'plain',
  busy = false,
  busyText,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const inactive = busy || disabled;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...button}
      type={type}
      data-look={look}
      className={disabled && look === 'main' ? `${buttonClass('plain')} ${styles.muted}` : buttonClass(look)}
      aria-disabled={inactive || undefined}
      onMouseDown={holdStill}
      onMouseUp={takeFocus}
      onClick={press}
    >
      {busyText !== undefined && (
        <span data-busy-text={busyText} className={styles.labels}>
          <span className={busy ? styles.idle : undefined}>{children}</span>
          {busy && (
            <span className={styles.busy}>
              <Spinner />
              {busyText}
            </span>
          )}
        </span>
      )}
      {busyText === undefined && (busy ? <Turning>{children}</Turning> : children)}
    </button>
  );
}

/** In place of the label, which is still read out. So the button keeps its width. */
function Turning({ children }: Pick<ButtonProps, 'children'>) {
  return (
    <>
      <span className={styles.turning}>
        <Spinner />
      </span>
      <span className={styles.unseen}>{children}</span>
    </>
  );
}

function Spinner() {
  return <span aria-hidden="true" className={styles.spinner} />;
}
