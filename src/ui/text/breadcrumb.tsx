import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

interface Crumb {
  readonly title: string;
  readonly to?: string;
}

/** The last crumb is the page itself, with or without a link. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const leadsBack = crumbs.slice(0, -1).some(({ to }) => to !== undefined);
  return (
    <nav aria-label="Breadcrumb" data-leads={leadsBack ? 'back' : 'nowhere'} className={styles.way}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, to }, at) => {
          const current = at === crumbs.length - 1 ? ({ 'aria-current': 'page' } as const) : {};
          return (
            <li key={`${to ?? ''} ${title}`} className={styles.crumb}>
              {to === undefined ? (
                <span {...current}>{title}</span>
              ) : (
                <Link {...current} to={to}>
                  {title}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
