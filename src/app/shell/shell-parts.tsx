import { useEffect } from 'react';
import { OrdersInDoubt } from '#src/banking/orders/orders-in-doubt.tsx';
import { lazyScreen } from '#src/banking/page/lazy-screen.ts';
import { LogOutDialog } from '#src/banking/session/log-out-dialog.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import '#src/ui/print.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { EntityStrip } from './entity-strip.tsx';
import styles from './navigation.module.css';
import { useMailNews, usePost } from './use-post.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingText } from './waiting-count.tsx';
import { WideNavigation } from './wide-navigation.tsx';

// Parts of the signed-in frame. They need the bank and are loaded after sign-in only.

/** Only one is open at a time. */
export type Overlay = 'menu' | 'notifications' | 'log-out';

export interface OverlayProps {
  readonly overlay: Overlay | undefined;
  readonly onChange: (overlay: Overlay | undefined) => void;
}

export function ShellHeader({ overlay, onChange }: OverlayProps) {
  const size = useScreenSize();
  // The menu is in the bar at the bottom.
  if (size === 'small') {
    return (
      <button type="button" className={styles.opener} onClick={() => onChange('log-out')}>
        Log out
      </button>
    );
  }
  if (size === 'medium') return <MenuOpener open={overlay === 'menu'} onOpen={() => onChange('menu')} />;
  return (
    <WideNavigation
      notificationsOpen={overlay === 'notifications'}
      onNotifications={() => onChange(overlay === 'notifications' ? undefined : 'notifications')}
      onLogOut={() => onChange('log-out')}
    />
  );
}

const loadMenu = () => import('./narrow-menu.tsx');
const NarrowMenu = lazyScreen(async () => (await loadMenu()).NarrowMenu);
const NotificationsPanel = lazyScreen(() =>
  import('./notifications-panel.tsx').then(
    ({ NotificationsPanel: Loaded }) => Loaded,
    () => NotificationsMissing,
  ),
);
const BottomBar = lazyScreen(async () => (await import('./bottom-bar.tsx')).BottomBar);

export function ShellBar({ overlay, onChange }: OverlayProps) {
  if (useScreenSize() !== 'small') return null;
  return <BottomBar menuOpen={overlay === 'menu'} onMenu={() => onChange('menu')} />;
}

export function ShellStrip() {
  return <EntityStrip />;
}

export function ShellNotices() {
  useMailNews();
  return <OrdersInDoubt />;
}

export interface ShellOverlayProps extends OverlayProps {
  readonly leaving: boolean;
  readonly onLeave: () => void;
}

export function ShellOverlay({ overlay, onChange, leaving, onLeave }: ShellOverlayProps) {
  const size = useScreenSize();
  const close = () => onChange(undefined);
  switch (overlay) {
    case undefined:
      return null;
    case 'menu':
      // A wide window shows these in the header.
      return size === 'large' ? null : (
        <NarrowMenu
          title={size === 'small' ? 'More' : 'Menu'}
          onClose={close}
          onNotifications={() => onChange('notifications')}
          onLogOut={() => onChange('log-out')}
        />
      );
    case 'notifications':
      return <NotificationsPanel onClose={close} />;
    case 'log-out':
      return <LogOutDialog busy={leaving} onConfirm={onLeave} onClose={close} />;
    default:
      return overlay satisfies never;
  }
}

function NotificationsMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Notifications" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      Your notifications could not be loaded. Please reload the page to see them.
    </Dialog>
  );
}

function MenuOpener({ open, onOpen }: { readonly open: boolean; readonly onOpen: () => void }) {
  const { unreadMails, unreadBulletins } = usePost();
  const { waiting } = useWaiting();
  const hasPost = unreadMails > 0 || unreadBulletins > 0;
  // The menu is there before it is asked for. If it fails to load, it is requested again then.
  useEffect(() => void loadMenu().catch(() => {}), []);
  return (
    <button type="button" className={styles.opener} aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
      <span className={styles.bars}>
        <svg aria-hidden="true" viewBox="0 0 20 14" className={styles.mark}>
          <path d="M1 1.5h18M1 7h18M1 12.5h18" />
        </svg>
        {(hasPost || waiting > 0) && <span className={styles.news} />}
      </span>
      Menu
      {hasPost && <HiddenText>, unread items</HiddenText>}
      <WaitingText waiting={waiting} />
    </button>
  );
}
