import { type ReactNode, useState } from 'react';
import type { MenuName } from '#src/app/page-handle.ts';
import { MenuButton } from '#src/ui/buttons/menu-button.tsx';
import styles from './mega-menu.module.css';
import { MenuEntries } from './menu-entries.tsx';
import { useMenu } from './use-menu.ts';

interface MegaMenuProps {
  readonly menu: MenuName;
  readonly title: string;
  readonly label: ReactNode;
  readonly className: string | undefined;
  /** The page shown belongs to this menu. */
  readonly isCurrent?: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A menu button and its panel. Hidden if the menu is empty. */
export function MegaMenu({ menu, title, label, className, isCurrent, open, onOpenChange }: MegaMenuProps) {
  const [near, setNear] = useState(false);
  const [held, setHeld] = useState(false);
  const now = useMenu(menu, near);
  const isEmpty = now.most === 0 || (now.settled && now.failed === undefined && now.entries.length === 0);
  // While in use, it stays and says that it is empty.
  if (isEmpty && !open && !held) return null;

  function change(willOpen: boolean) {
    if (willOpen) setNear(true);
    onOpenChange(willOpen);
  }

  function hold(isHeld: boolean) {
    if (isHeld) setNear(true);
    setHeld(isHeld);
  }

  return (
    <MenuButton
      label={label}
      className={className}
      isCurrent={isCurrent}
      open={open}
      onOpenChange={change}
      onHeld={hold}
    >
      <div className={styles.inside}>
        <p aria-hidden="true" className={styles.title}>
          {title}
        </p>
        <MenuEntries look="cards" menu={now} onFollow={() => onOpenChange(false)} />
      </div>
    </MenuButton>
  );
}
