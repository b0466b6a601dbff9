import { Link } from 'react-router-dom';
import type { AccountLink, Capability } from '#src/api/capabilities/capabilities.ts';
import { type AccountWay, upcomingOf } from '#src/features/accounts/model/account-ways.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import styles from './account-links.module.css';

/** What moves money. The other links are services. */
export const moving: readonly Capability[] = ['makePayment', 'requestInternational', 'transfer'];

interface AccountActionsProps {
  readonly actions: readonly AccountLink[];
  /** They are only expected: their space is reserved. */
  readonly waiting: boolean;
}

/** Payment is the primary action, transfer the secondary one where there are both. */
export function AccountActions({ actions, waiting }: AccountActionsProps) {
  return (
    <div className={styles.actions} aria-hidden={waiting || undefined}>
      {actions.map(({ use, label, to }) =>
        waiting ? (
          <span key={use} className={styles.buttonShape} data-words={label} />
        ) : (
          <ButtonLink key={use} to={to} look={use === 'transfer' && actions.length > 1 ? 'plain' : 'main'}>
            {label}
          </ButtonLink>
        ),
      )}
    </div>
  );
}

interface QuickLinksProps {
  readonly links: readonly AccountLink[];
  readonly waiting: boolean;
  /** The account, if what is set up to leave it may be seen. */
  readonly upcomingId: AccountId | undefined;
}

export function QuickLinks({ links, upcomingId, waiting }: QuickLinksProps) {
  const shown: AccountWay[] = links.map(({ use, label, to }) => ({ id: use, label, to }));
  if (upcomingId !== undefined) shown.push(upcomingOf(upcomingId));
  if (shown.length === 0) return null;
  if (waiting) {
    return (
      <div aria-busy="true" className={styles.links}>
        {shown.map(({ id, label }) => (
          <span key={id} className={styles.link}>
            <span aria-hidden="true" className={styles.linkShape} data-words={label} />
          </span>
        ))}
      </div>
    );
  }
  return (
    <nav aria-label="Quick links">
      <ul className={styles.links}>
        {shown.map(({ id, label, to }) => (
          <li key={id}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
