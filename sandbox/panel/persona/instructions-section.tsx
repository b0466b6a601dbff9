import { instructionDueKinds } from '#sandbox/control/queries/control-due.ts';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { londonDayText, londonLocal, londonMinuteText, startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { useDue } from '#sandbox/panel/pieces/use-due.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';
import { Button } from '#src/ui/buttons/button.tsx';

/** Runs what is due next, and rejects or returns direct debits. */
export function InstructionsSection() {
  const { store, customer } = usePanel();
  const { persona } = customer;
  const action = useAction();
  const due = useDue(startOfMinute(useBankNow()));
  const next = due?.find(({ kind }) => instructionDueKinds.includes(kind));
  const run = () =>
    action.run(
      () =>
        store.act((bank) =>
          next === undefined ? bank.advanceClock('PT0S') : bank.setClock(londonLocal(next.at), 'kept'),
        ),
      { says: next === undefined ? 'Nothing was due.' : `${next.what}.`, place: 'next' },
    );

  return (
    <Section title="Standing orders and direct debits" action={action}>
      <div className={styles.stack}>
        <Button busy={action.busy} disabled={next === undefined} onClick={() => void run()}>
          Run the next due item
        </Button>
        <span className={styles.quiet}>
          {next === undefined
            ? 'Nothing is due.'
            : `The clock moves to ${londonMinuteText(next.at)} on ${londonDayText(next.at)}: ${next.what}.`}
        </span>
        <Answer told={action.told} place="next" />
      </div>
      <VerbSteps persona={persona} group="direct-debit" action={action} />
    </Section>
  );
}
