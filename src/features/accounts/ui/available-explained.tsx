import type { Fact } from '#src/features/accounts/model/fact.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import styles from './available-explained.module.css';
import { FactFigure } from './fact-figure.tsx';

interface AvailableExplainedProps {
  /** How the available balance is made up. */
  readonly lines: readonly Fact[];
  readonly onClose: () => void;
}

export function AvailableExplained({ lines, onClose }: AvailableExplainedProps) {
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
