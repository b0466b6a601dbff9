import type { ReactNode } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import type { AccountFacts } from '#src/features/accounts/model/account-facts.ts';
import type { Fact } from '#src/features/accounts/model/fact.ts';
import { CallFailed } from '#src/parts/page/call-failed.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import styles from './account-figures.module.css';
import { AvailableBalance } from './available-balance.tsx';
import { FactFigure } from './fact-figure.tsx';
import { useAccountFacts } from './use-account-facts.ts';

interface AccountFiguresProps {
  readonly account: Account;
  /** The actions, beside the figure they depend on. */
  readonly children: ReactNode;
}

/** The main figure, large, with the others below. Labels are known before values. */
export function AccountFigures({ account, children }: AccountFiguresProps) {
  const { facts, waiting, failed } = useAccountFacts(account);
  return (
    <div aria-busy={waiting || undefined} className={styles.figures}>
      <div className={styles.head}>
        <dl>
          <dt className={styles.label}>{facts.main.label}</dt>
          <dd className={styles.main}>
            <FactFigure value={facts.main.value} />
          </dd>
        </dl>
        {children}
      </div>
      {failed !== undefined && <CallFailed failed={failed} />}
      <div className={styles.facts}>
        <FactList facts={facts.others.map((fact) => ({ label: fact.label, value: shownValue(fact, facts) }))} />
      </div>
    </div>
  );
}

function shownValue(fact: Fact, { available: lines }: AccountFacts): ReactNode {
  const isExplained = lines?.some(({ label }) => label === fact.label) ?? false;
  if (lines !== undefined && isExplained && fact.label === lines.at(-1)?.label) {
    return <AvailableBalance available={fact} lines={lines} />;
  }
  return <FactFigure value={fact.value} />;
}
