import type { ReactNode, RefObject } from 'react';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import type { PhoneState } from './phone/use-phone.ts';
import styles from './pieces/panel.module.css';
import { shortcuts } from './pieces/shortcuts.ts';

interface BarButton {
  readonly open: boolean;
  readonly toggle: () => void;
}

interface PanelBarProps {
  readonly panel: BarButton & { readonly contentsId: string; readonly tab: RefObject<HTMLButtonElement | null> };
  /** The open panel's height below the page. */
  readonly size: { readonly large: boolean; readonly toggle: () => void } | undefined;
  readonly commands: BarButton;
  readonly phone: PhoneState;
}

/** What always shows of the sandbox: it opens the panel, the commands and the phone. */
export function PanelBar({ panel, size, commands, phone }: PanelBarProps) {
  return (
    <div className={styles.bar}>
      <button
        ref={panel.tab}
        type="button"
        className={styles.tab}
        aria-expanded={panel.open}
        aria-controls={panel.contentsId}
        onClick={panel.toggle}
      >
        Sandbox: no real money
        <span aria-hidden="true" className={styles.mark}>
          {panel.open ? '×' : '▴'}
        </span>
      </button>
      {size !== undefined && (
        <button
          type="button"
          className={`${styles.phoneTab} ${styles.size}`}
          aria-pressed={size.large}
          onClick={size.toggle}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.find}>
            <path d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.5 4.5M2.5 13.5l4.5-4.5" />
          </svg>
          <HiddenText>Larger panel</HiddenText>
        </button>
      )}
      <SmallButton button={commands} shortcut={shortcuts.commands}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.find}>
          <path d="M6.75 2a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5m3.5 8.25L14 14" />
        </svg>
        <HiddenText>Commands</HiddenText>
      </SmallButton>
      <SmallButton tab={phone.tab} button={phone} shortcut={shortcuts.phone}>
        Phone
        {phone.unread > 0 && (
          <span className={styles.unread}>
            {phone.unread}
            <HiddenText> new</HiddenText>
          </span>
        )}
      </SmallButton>
    </div>
  );
}

interface SmallButtonProps {
  readonly button: BarButton;
  readonly shortcut: string;
  readonly tab?: RefObject<HTMLButtonElement | null>;
  readonly children: ReactNode;
}

function SmallButton({ button, shortcut, tab, children }: SmallButtonProps) {
  return (
    <button
      ref={tab}
      type="button"
      className={styles.phoneTab}
      aria-expanded={button.open}
      aria-keyshortcuts={shortcut}
      onClick={button.toggle}
    >
      {children}
    </button>
  );
}
