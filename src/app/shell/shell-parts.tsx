import { OrdersInDoubt } from '#src/banking/orders/orders-in-doubt.tsx';
import { LogOutDialog } from '#src/banking/session/log-out-dialog.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { EntityStrip } from './entity-strip.tsx';
import { MenuOpener } from './menu-opener.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { useMailNews } from './use-post.ts';
import { WideNavigation } from './wide-navigation.tsx';

// Parts of the signed-in frame. They need the bank and are loaded after sign-in only.

/** Only one is open at a time. */
export type Overlay = 'menu' | 'notifications' | 'log-out';

export interface OverlayProps {
  readonly overlay: Overlay | undefined;
  readonly onChange: (overlay: Overlay | undefined) => void;
}

export function ShellHeader({ overlay, onChange }: OverlayProps) {
  if (useScreenSize() !== 'large') return <MenuOpener open={overlay === 'menu'} onOpen={() => onChange('menu')} />;
  return (
    <WideNavigation
      notificationsOpen={overlay === 'notifications'}
      onNotifications={() => onChange(overlay === 'notifications' ? undefined : 'notifications')}
      onLogOut={() => onChange('log-out')}
    />
  );
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
  const isNarrow = useScreenSize() !== 'large';
  const close = () => onChange(undefined);
  switch (overlay) {
    case undefined:
      return null;
    case 'menu':
      // A wide window shows these in the header.
      return isNarrow ? (
        <NarrowMenu
          onClose={close}
          onNotifications={() => onChange('notifications')}
          onLogOut={() => onChange('log-out')}
        />
      ) : null;
    case 'notifications':
      return <NotificationsPanel onClose={close} />;
    case 'log-out':
      return <LogOutDialog busy={leaving} onConfirm={onLeave} onClose={close} />;
    default:
      return overlay satisfies never;
  }
}
