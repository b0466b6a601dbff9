import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import styles from './menu-button.module.css';
import { UnfoldMark } from './unfold-mark.tsx';
import { useUnfocusedEscape } from './use-unfocused-escape.ts';

interface MenuButtonProps {
  /** The button's content, including its text for screen readers. */
  readonly label: ReactNode;
  readonly className?: string | undefined;
  /** The page shown is one of those in the menu. */
  readonly isCurrent?: boolean | undefined;
  /** Opens a small box at the button's end, above it where there is no room below, instead of unfolding below a bar. */
  readonly box?: boolean;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether the button or its menu has the focus: it must then stay, and its content may be prefetched. */
  readonly onHeld?: (held: boolean) => void;
  /** Links; following one closes the menu. */
  readonly children: ReactNode;
}

/**
 * Near the window's end the box opens above its button, where there is more room. The page is not scrolled: the pointer
 * would be over something else.
 */
function openWhereRoomIs(opened: HTMLElement | null): void {
  const opener = opened?.parentElement;
  if (opened === null || opener === null || opener === undefined) return;
  const covered = Number.parseFloat(getComputedStyle(opened).scrollMarginBlockEnd);
  const { top, bottom } = opener.getBoundingClientRect();
  const below = window.innerHeight - covered - bottom;
  opened.toggleAttribute('data-above', below < opened.offsetHeight && top > below);
}

/**
 * A button that shows and hides the navigation that follows it. It is not an ARIA menu, so Tab moves through it. Escape
 * returns the focus to the button; any action outside closes it.
 */
export function MenuButton({
  label,
  className,
  isCurrent = false,
  box = false,
  buttonRef,
  open,
  onOpenChange,
  onHeld,
  children,
}: MenuButtonProps) {
  const around = useRef<HTMLDivElement>(null);
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? ownRef;
  const panelId = useId();

  // Presses elsewhere on the page do not reach this component's handlers.
  useEffect(() => {
    if (!open) return;
    function closeOutside({ target }: PointerEvent) {
      if (!(target instanceof Node && around.current?.contains(target))) onOpenChange(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onOpenChange]);

  useUnfocusedEscape(around, open, close);

  function close() {
    onOpenChange(false);
    button.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  }

  // No related target means the focus has not gone elsewhere, as when the window loses it.
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (around.current?.contains(relatedTarget)) return;
    onHeld?.(false);
    if (open && relatedTarget !== null) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for the controls inside, which are native.
    <div
      ref={around}
      className={box ? `${styles.around} ${styles.boxed}` : styles.around}
      onKeyDown={closeOnEscape}
      onFocus={() => onHeld?.(true)}
      onBlur={closeWhenLeft}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-current={isCurrent || undefined}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {label}
        {!box && <UnfoldMark />}
      </button>
      {open && (
        <div id={panelId} ref={box ? openWhereRoomIs : undefined} className={box ? styles.box : styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
