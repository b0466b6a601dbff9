import { useState } from 'react';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';

type Invariants = Awaited<ReturnType<PanelMethods['invariants']>>;

/** Checks the whole ledger on request. */
export function LedgerSection() {
  const { store } = usePanel();
  const [found, setFound] = useState<Invariants>();
  const action = useAction();

  function check() {
    setFound(undefined);
    void action.run(async () => {
      try {
        setFound(await store.ask((bank) => bank.invariants()));
        return undefined;
      } catch (failure) {
        return `The bank did not answer: ${reasonOf(failure)}`;
      }
    });
  }

  return (
    <Section title="Ledger" action={action}>
      <Button busy={action.busy} onClick={check}>
        Check the invariants
      </Button>
      <div role="status" className={styles.words}>
        {found?.hold && <p>Every invariant holds.</p>}
        {found !== undefined && !found.hold && (
          <>
            <p>{found.broken.length === 1 ? 'One invariant is broken:' : `${found.broken.length} things are wrong:`}</p>
            <ul className={styles.list}>
              {found.broken.map(({ invariant, message }) => (
                <li key={`${invariant} ${message}`} className={styles.broken}>
                  <strong>{invariant}</strong>: {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Section>
  );
}
