import { useCallback, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { mainSectionOf } from '#src/app/main-section.ts';
import type { MenuName } from '#src/app/page-handle.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { MegaMenu } from './mega-menu.tsx';
import styles from './navigation.module.css';
import { MailLink, NotificationsButton } from './post-tools.tsx';
import { useSections } from './sections.ts';
import { useWaiting } from './use-waiting.ts';

interface WideNavigationProps {
  readonly notificationsOpen: boolean;
  readonly onNotifications: () => void;
  readonly onLogOut: () => void;
}

export function WideNavigation({ notificationsOpen, onNotifications, onLogOut }: WideNavigationProps) {
  const [opened, setOpened] = useState<MenuName>();
  const { pathname } = useLocation();
  const sections = useSections();
  const { waiting } = useWaiting();
  const close = useCallback(() => setOpened(undefined), []);
  const openMenu = (menu: MenuName) => ({
    menu,
    open: opened === menu,
    onOpenChange: (open: boolean) => (open ? setOpened(menu) : close()),
  });

  return (
    <div className={styles.wide}>
      <nav aria-label="Main">
        <ul className={styles.sections}>
          {sections.map(({ menu, to, title }) => (
            <li key={to} className={styles.section}>
              <NavLink to={to} className={styles.sectionLink ?? ''} onClick={close}>
                {title}
              </NavLink>
              <MegaMenu
                {...openMenu(menu)}
                title={title}
                className={styles.more}
                label={<HiddenText>More in {title}</HiddenText>}
              />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Your details">
        <ul className={styles.tools}>
          <li>
            <NotificationsButton className={styles.tool} expanded={notificationsOpen} onPress={onNotifications} />
          </li>
          <li>
            <MailLink className={styles.tool} onFollow={close} />
          </li>
          <li>
            <MegaMenu
              {...openMenu('settings')}
              title={pageNames.settings.title}
              className={styles.tool}
              isCurrent={mainSectionOf(pathname) === 'settings'}
              label={
                <span className={styles.counted}>
                  {pageNames.settings.title}
                  {waiting > 0 && <span className={styles.news} />}
                  {waiting > 0 && <HiddenText>({waiting} awaiting your authorisation)</HiddenText>}
                </span>
              }
            />
          </li>
          <li>
            <button type="button" className={`${styles.tool} ${styles.logOut}`} onClick={onLogOut}>
              Log out
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
