import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './navigation.module.css';

const sections = [
  { to: '/accounts', title: 'My Accounts' },
  { to: '/payments', title: 'Payments & Transfers' },
] as const;

const tools = [
  { to: '/secure-mail/f/bulletins', title: 'Notifications' },
  { to: '/secure-mail/f/inbox', title: 'Mail' },
  { to: '/settings', title: 'Details & settings' },
] as const;

/** Where a signed-in customer can go. On narrow screens the same links wait behind one button. */
export function Navigation({ onLogOut }: { readonly onLogOut: () => void }) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    menuButton.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here for the controls inside, which are native.
    <div className={styles.navigation} onKeyDown={closeOnEscape}>
      <button
        ref={menuButton}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => setOpen(!open)}
      >
        <svg aria-hidden="true" viewBox="0 0 20 14" className={styles.mark}>
          <path d={open ? 'M3 1l14 12M17 1 3 13' : 'M1 1.5h18M1 7h18M1 12.5h18'} />
        </svg>
        Menu
      </button>
      <div id={menuId} className={styles.menu} data-open={open || undefined}>
        <nav aria-label="Main">
          <ul className={styles.sections}>
            {sections.map(({ to, title }) => (
              <li key={to}>
                <NavLink to={to} className={styles.section ?? ''} onClick={() => setOpen(false)}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Your details" className={styles.aside}>
          <ul className={styles.tools}>
            {tools.map(({ to, title }) => (
              <li key={to}>
                <NavLink to={to} className={styles.tool ?? ''} onClick={() => setOpen(false)}>
                  {title}
                </NavLink>
              </li>
            ))}
            <li>
              <button type="button" className={`${styles.tool} ${styles.logOut}`} onClick={onLogOut}>
                Log Out
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}
