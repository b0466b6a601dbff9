import { useEffect, useState } from 'react';
import type { NamedThing } from '#sandbox/control/control-accounts.ts';
import { Button } from '#src/ui/button.tsx';
import { HiddenText } from '#src/ui/hidden-text.tsx';
import { accountLink } from './account-link.ts';
import { Copied, useCopying } from './copying.tsx';
import styles from './panel.module.css';
import type { PanelStore } from './panel-store.ts';

interface StoryAccountsProps {
  readonly store: PanelStore;
  readonly persona: string;
  readonly seed: number;
}

/** The accounts of a story by the aliases that links call them, each with a link to take along. */
export function StoryAccounts({ store, persona, seed }: StoryAccountsProps) {
  const [accounts, setAccounts] = useState<readonly NamedThing[]>();
  const [problem, setProblem] = useState<string>();
  const copying = useCopying();

  // Only the bank knows what its stories have.
  useEffect(() => {
    let isCurrent = true;
    store
      .ask((bank) => bank.accounts({ persona }))
      .then(
        (told) => {
          if (!isCurrent) return;
          if (told.outcome === 'done') setAccounts(told.accounts);
          else setProblem(told.reason);
        },
        (failure: unknown) => {
          if (isCurrent) setProblem(failure instanceof Error ? failure.message : String(failure));
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [store, persona]);

  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (accounts === undefined) return <p className={styles.quiet}>Asking the bank…</p>;
  if (accounts.length === 0) return <p className={styles.words}>This customer has no account.</p>;
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  return (
    <>
      <p className={styles.quiet}>A link opens a fresh bank, signs the customer in and shows the account.</p>
      <Copied copying={copying} />
      <ul className={styles.list}>
        {accounts.map(({ alias, name }) => (
          <li key={alias} className={styles.listed}>
            <span className={styles.grow}>
              <code>{alias}</code>
              <span className={styles.quiet}>{name}</span>
            </span>
            <Button
              onClick={() => void copying.copy(`link to ${alias}`, () => accountLink(site, persona, seed, alias))}
            >
              Copy link<HiddenText> to {alias}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
