import { useState } from 'react';
import type { Fact } from '#src/features/accounts/model/fact.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { InfoButton } from '#src/ui/buttons/info-button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import styles from './available-balance.module.css';
import { FactFigure } from './fact-figure.tsx';

interface AvailableBalanceProps {
  readonly available: Fact;
  /** How it is made up. */
  readonly lines: readonly Fact[];
}

/** The figure, with its breakdown on request. */
export function AvailableBalance({ available, lines }: AvailableBalanceProps) {
  const [explaining, setExplaining] = useState(false);
  return (
    <span className={styles.figure}>
      <FactFigure value={available.value} />
      <InfoButton aria-label="About the available balance" aria-haspopup="dialog" onClick={() => setExplaining(true)} />
      {explaining && <Explanation lines={lines} onClose={() => setExplaining(false)} />}
    </span>
  );
}

function Explanation({ lines, onClose }: { readonly lines: readonly Fact[]; readonly onClose: () => void }) {
  const hasOverdraft = lines.some(({ label }) => label.includes('overdraft'));
  return (
    <Dialog
      title="Available balance"
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>
        The money you can spend now: your balance, less pending payments
        {hasOverdraft && ', plus your overdraft limit'}.
      </p>
      <dl className={styles.sum}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd>
              <FactFigure value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
