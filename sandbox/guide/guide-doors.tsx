import { Link } from 'react-router-dom';
import {
  accountsPath,
  linkTo,
  morningLink,
  newPayeePath,
  payer,
  paymentPath,
  paymentToFill,
} from '#sandbox/panel/offers/links.ts';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import stack from '#src/ui/page/stack.module.css';
import { guidePath } from './guide-path.ts';
import styles from './guide-start.module.css';

/** The sections that most people come for, with something to begin with. */
const doors = [
  {
    id: 'personas',
    title: 'Personas',
    text: 'Customers to log in as, each in a situation of their own.',
    beginnings: [
      { title: 'A private customer', link: morningLink(accountsPath, { persona: payer }) },
      { title: 'A racing owner', link: morningLink(accountsPath, { persona: 'racing-owner' }) },
      {
        title: 'A director with items to authorise',
        link: morningLink('/settings/authorisations', { persona: 'approver' }),
      },
    ],
  },
  {
    id: 'tours',
    title: 'Tours',
    text: 'Demonstrations that lead through the app step by step, with notes for the presenter.',
    beginnings: [
      { title: 'The first login', link: linkTo(accountsPath, { tour: 'first-login' }) },
      { title: 'Pay a saved payee', link: linkTo(accountsPath, { tour: 'pay-saved-payee' }) },
    ],
  },
  {
    id: 'links',
    title: 'Links',
    text: 'Any page in any situation, from one address that can be passed on.',
    beginnings: [
      {
        title: 'A payment, filled in up to its review',
        link: morningLink(paymentPath, { persona: payer, payment: paymentToFill }),
      },
      {
        title: 'A new payee whose name is close',
        link: morningLink(newPayeePath, { persona: payer, newPayee: { known: 'MBAM' } }),
      },
    ],
  },
] as const;

export function isDoor(section: OfferSection): boolean {
  return doors.some(({ id }) => id === section.id);
}

export function GuideDoors({ sections }: { readonly sections: readonly OfferSection[] }) {
  const countOf = (id: string) => sections.find((section) => section.id === id)?.entries.length;
  return (
    <div className={stack.close}>
      <ul className={styles.doors}>
        {doors.map(({ id, title, text, beginnings }) => (
          <li key={id} className={styles.door}>
            <h2 className={styles.title}>
              <Link to={`${guidePath}/${id}`}>
                {title} <span className={styles.count}>{countOf(id)}</span>
              </Link>
            </h2>
            <p>{text}</p>
            <ul className={styles.beginnings}>
              {beginnings.map((beginning) => (
                <li key={beginning.link}>
                  <ButtonLink to={beginning.link} reloadDocument>
                    {beginning.title}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Each button opens a fresh bank: on Tuesday 3 March 2026 at 09:30, with the clock standing still. A tour has a
        time of its own.
      </p>
    </div>
  );
}
