import { NavLink } from 'react-router-dom';
import type { MenuName } from '#src/app/page-handle.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SlideMenu } from '#src/ui/overlays/slide-menu.tsx';
import { MenuEntries } from './menu-entries.tsx';
import styles from './narrow-menu.module.css';
import { MailLink, NotificationsButton } from './post-tools.tsx';
import { useSections } from './sections.ts';
import { useMenu } from './use-menu.ts';

interface NarrowMenuProps {
  /** As on the button that opens it. */
  readonly title: string;
  readonly onClose: () => void;
  readonly onNotifications: () => void;
  readonly onLogOut: () => void;
}

/** Everything the wide header links to, in one column. */
export function NarrowMenu({ title, onClose, onNotifications, onLogOut }: NarrowMenuProps) {
  const sections = useSections();
  return (
    <SlideMenu title={title} onClose={onClose}>
      <div className={styles.inside}>
        <nav aria-label="Main">
          {sections.map(({ menu, to, title }) => (
            <div key={to} className={styles.section}>
              <NavLink to={to} className={styles.head ?? ''} onClick={onClose}>
                {title}
              </NavLink>
              <Below menu={menu} onFollow={onClose} />
            </div>
          ))}
        </nav>
        <nav aria-label="Your details">
          <ul className={styles.post}>
            <li>
              <NotificationsButton className={styles.tool} onPress={onNotifications} />
            </li>
            <li>
              <MailLink isCounted className={styles.tool} onFollow={onClose} />
            </li>
          </ul>
          <div className={styles.section}>
            <p className={styles.head}>{pageNames.settings.title}</p>
            <Below menu="settings" onFollow={onClose} />
          </div>
        </nav>
        <Button onClick={onLogOut}>Log out</Button>
      </div>
    </SlideMenu>
  );
}

function Below({ menu, onFollow }: { readonly menu: MenuName; readonly onFollow: () => void }) {
  const now = useMenu(menu, true);
  const isEmpty = now.most === 0 || (now.settled && now.failed === undefined && now.entries.length === 0);
  return isEmpty ? null : <MenuEntries look="list" menu={now} onFollow={onFollow} />;
}
