import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { CloseButton } from '#src/ui/buttons/close-button.tsx';
import { useUnfocusedEscape } from '#src/ui/buttons/use-unfocused-escape.ts';
import { Dialog } from './dialog.tsx';
import { useScreenSize } from './screen-size.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A panel beside the page, open while mounted; a modal where there is no space for it. */
export function SidePanel(panel: SidePanelProps) {
  if (useScreenSize() === 'large') return <PanelBeside {...panel} />;
  const { title, onClose, children, actions } = panel;
  return (
    <Dialog wide title={title} onClose={onClose} actions={actions ?? <Button onClick={onClose}>Close</Button>}>
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  );
}

function PanelBeside({ title, onClose, children, actions }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The focus moves into the panel, and back when it closes, unless it has gone elsewhere.
  useEffect(() => {
    const before = document.activeElement;
    const opened = panel.current;
    heading.current?.focus();
    return () => {
      const held = opened?.contains(document.activeElement) === true || document.activeElement === document.body;
      if (held && before instanceof HTMLElement) before.focus();
    };
  }, []);

  useUnfocusedEscape(panel, true, onClose);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <aside ref={panel} aria-labelledby={titleId} className={styles.panel} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <CloseButton what={title} onPress={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </aside>
  );
}
