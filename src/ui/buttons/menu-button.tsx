import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  /** What stands on the button, with the words for who only hears it. */
  readonly label: ReactNode;
  readonly className?: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether the focus is on it or on what it opened: then it must not go away, and what it will hold may be fetched. */
  readonly onHeld?: (held: boolean) => void;
  /** What it opens: links, which close it when they are followed. */
  readonly children: ReactNode;
}

/**
 * A button that shows and hides what follows it in the page. It is navigation and not a menu of commands, so Tab leads
 * through it. Escape gives the focus back to the button; whatever happens outside closes it.
 */
export function MenuButton({ label, className, open, onOpenChange, onHeld, children }: MenuButtonProps) {
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  // A press anywhere else on the page, where no handler of this component hears it.
  useEffect(() => {
    if (!open) return;
    function closeOutside({ target }: PointerEvent) {
      if (!(target instanceof Node && around.current?.contains(target))) onOpenChange(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, onOpenChange]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    onOpenChange(false);
    button.current?.focus();
  }

  // The focus that falls nowhere, as when the window loses it, has not gone elsewhere.
  function closeWhenLeft({ relatedTarget }: FocusEvent) {
    if (around.current?.contains(relatedTarget)) return;
    onHeld?.(false);
    if (open && relatedTarget !== null) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for the controls inside, which are native.
    <div
      ref={around}
      className={styles.around}
      onKeyDown={closeOnEscape}
      onFocus={() => onHeld?.(true)}
      onBlur={closeWhenLeft}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {label}
        <svg aria-hidden="true" viewBox="0 0 12 8" className={styles.mark}>
          <path d="M1 1.5 6 6.5 11 1.5" />
        </svg>
      </button>
      {open && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
