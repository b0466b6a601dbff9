import { Link } from 'react-router-dom';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { pageNames } from '#src/rules/page-names.ts';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './menu-entries.module.css';
import type { MenuNow } from './use-menu.ts';
import { WaitingCount } from './waiting-count.tsx';

interface MenuEntriesProps {
  readonly menu: MenuNow;
  readonly look: 'cards' | 'list';
  readonly onFollow: () => void;
}

/** The entries, or placeholders until they are known. */
export function MenuEntries({ menu: { entries, most, settled, failed }, look, onFollow }: MenuEntriesProps) {
  if (!settled) {
    return (
      <div aria-busy="true" className={styles[look]}>
        {Array.from({ length: most }, (_, at) => at).map((at) => (
          <span key={at} className={styles.waiting}>
            <Skeleton width={at % 2 === 0 ? 'medium' : 'short'} />
          </span>
        ))}
      </div>
    );
  }
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles[look] ?? ''}>
          {entries.map(({ label, to, about }) => (
            <li key={to} className={styles.entry}>
              <Link
                to={to}
                className={styles.link ?? ''}
                aria-describedby={look === 'cards' ? idOf(to) : undefined}
                onClick={onFollow}
              >
                {label}
              </Link>
              {to === pageNames.authorisations.to && <WaitingCount />}
              {look === 'cards' && (
                <p id={idOf(to)} className={styles.about}>
                  {about}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {failed !== undefined && (
        <CallFailed tone="quiet" failed={failed} lead="Some of this menu could not be loaded." />
      )}
      {entries.length === 0 && failed === undefined && <p>None of your accounts can be used for this.</p>}
    </>
  );
}

function idOf(to: string): string {
  return `about${to.replaceAll('/', '-')}`;
}
