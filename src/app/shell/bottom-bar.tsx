import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { mainSectionOf } from '#src/app/main-section.ts';
import { pageNames } from '#src/rules/page-names.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './bottom-bar.module.css';
import navigationStyles from './navigation.module.css';
import { useSections } from './sections.ts';
import { usePost } from './use-post.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingText } from './waiting-count.tsx';

interface BottomBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

const marks = {
  accounts: <path d="M3 8.5 10 4l7 4.5M4.5 9v6M8.2 9v6M11.8 9v6M15.5 9v6M3 16.5h14" />,
  payments: <path d="M3.5 7h12m-3-3.2L16 7l-3.5 3.2M16.5 13h-12m3-3.2L4 13l3.5 3.2" />,
  mailbox: <path d="M2.5 4.5h15v11h-15zM3 5l7 6 7-6" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" />,
} as const;

/** On phones, what customers open most is within reach of the thumb; everything else is in the menu. */
export function BottomBar({ menuOpen, onMenu }: BottomBarProps) {
  const { unreadMails, unreadBulletins } = usePost();
  const { waiting } = useWaiting();
  const sections = useSections();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main pages" className={styles.bar}>
      {sections.map(({ menu, to, short }) => (
        <NavLink key={to} to={to} className={styles.place ?? ''}>
          <Marked mark={marks[menu]}>{short}</Marked>
        </NavLink>
      ))}
      <NavLink to={pageNames.mailbox.to} className={styles.place ?? ''}>
        <Marked mark={marks.mailbox} hasNews={unreadMails > 0}>
          {pageNames.mailbox.short}
          {unreadMails > 0 && <HiddenText>, unread messages</HiddenText>}
        </Marked>
      </NavLink>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        aria-current={mainSectionOf(pathname) === 'settings' ? 'true' : undefined}
        onClick={onMenu}
      >
        <Marked mark={marks.menu} hasNews={unreadBulletins > 0 || waiting > 0}>
          More
          {unreadBulletins > 0 && <HiddenText>, unread bulletins</HiddenText>}
          <WaitingText waiting={waiting} />
        </Marked>
      </button>
    </nav>
  );
}

interface MarkedProps {
  readonly mark: ReactNode;
  readonly hasNews?: boolean;
  readonly children: ReactNode;
}

function Marked({ mark, hasNews = false, children }: MarkedProps) {
  return (
    <>
      <span className={styles.marked}>
        <svg aria-hidden="true" viewBox="0 0 20 20" className={styles.mark}>
          {mark}
        </svg>
        {hasNews && <span className={navigationStyles.news} />}
      </span>
      <span>{children}</span>
    </>
  );
}
