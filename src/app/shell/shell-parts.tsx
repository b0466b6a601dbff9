import { LeftPayees } from '#src/parts/payees/left-payees.tsx';
import { UnresolvedPayments } from '#src/parts/payments/unresolved-payments.tsx';
import { LogOutDialog } from '#src/parts/session/log-out-dialog.tsx';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { EntityStrip } from './entity-strip.tsx';
import { MenuOpener } from './menu-opener.tsx';
import { NarrowMenu } from './narrow-menu.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { WideNavigation } from './wide-navigation.tsx';

// What the frame of signed-in pages holds: none of it is fetched before somebody signs in, and all of it asks the bank.

/** What lies over the page; one thing at a time. */
export type Overlay = 'menu' | 'notifications' | 'log-out';

export interface OverlayProps {
  readonly overlay: Overlay | undefined;
  readonly onChange: (overlay: Overlay | undefined) => void;
}

/** The header beside the bank's name. */
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

/** The header's second line. */
export function ShellStrip() {
  return <EntityStrip />;
}

/** Above every page: what nobody may forget. */
export function ShellNotices() {
  return (
    <>
      <UnresolvedPayments />
      <LeftPayees />
    </>
  );
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
      // A window that grew shows all of it in its header.
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
