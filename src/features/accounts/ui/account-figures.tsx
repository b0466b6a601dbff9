import type { ReactNode } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { AccountFacts } from '#src/features/accounts/model/account-facts.ts';
import type { Fact } from '#src/features/accounts/model/fact.ts';
import stack from '#src/ui/page/stack.module.css';
import { FactList } from '#src/ui/text/fact-list.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './account-figures.module.css';
import { AvailableBalance } from './available-balance.tsx';
import { FactFigure } from './fact-figure.tsx';
import type { ShownFacts } from './use-account-facts.ts';

interface AccountFiguresProps extends ShownFacts {
  readonly shown: readonly Fact[];
  /** The actions, beside the figure they depend on. */
  readonly children: ReactNode;
}

/** The main figure, large, with the others beside it. Labels are known before values. */
export function AccountFigures({ facts, shown, waiting, failed, children }: AccountFiguresProps) {
  return (
    <div aria-busy={waiting || undefined} className={stack.close}>
      <div className={styles.head}>
        <dl>
          <dt className={typography.detail}>{facts.main.label}</dt>
          <dd className={styles.main}>
            <FactFigure value={facts.main.value} />
          </dd>
        </dl>
        <div className={styles.facts}>
          <FactList facts={shown.map((fact) => ({ label: fact.label, value: shownValue(fact, facts) }))} />
        </div>
        {children}
      </div>
      {failed !== undefined && <CallFailed failed={failed} />}
    </div>
  );
}

function shownValue(fact: Fact, { available: lines }: AccountFacts): ReactNode {
  const isExplained = lines?.some(({ label }) => label === fact.label) ?? false;
  if (lines !== undefined && isExplained && fact.label === lines.at(-1)?.label) {
    return <AvailableBalance available={fact} lines={lines} />;
  }
  return <FactFigure value={fact.value} isLong={fact.isLong} />;
}
