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
  readonly commands: BarButton;
  readonly phone: PhoneState;
}

/** What always shows of the sandbox: it opens the panel, the commands and the phone. */
export function PanelBar({ panel, commands, phone }: PanelBarProps) {
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
