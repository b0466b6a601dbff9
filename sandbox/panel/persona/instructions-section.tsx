import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { directDebitVerbs } from '#sandbox/control/grammar/verb-names.ts';
import { instructionDueKinds } from '#sandbox/control/verbs/control-due.ts';
import { londonDayText, londonLocal, londonMinuteText, startOfMinute } from '#sandbox/panel/clock/bank-time.ts';
import { useBankNow } from '#sandbox/panel/clock/use-bank-now.ts';
import { useDue } from '#sandbox/panel/clock/use-due.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';
import { Button } from '#src/ui/buttons/button.tsx';

interface InstructionsSectionProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
}

/** Runs what is due next, and rejects or returns direct debits. */
export function InstructionsSection({ store, state, callCount, readAtMs }: InstructionsSectionProps) {
  const [chosen, setChosen] = useState<string>();
  const verb = useVerb();
  const minute = startOfMinute(useBankNow(state, readAtMs));
  const due = useDue(store, minute, readAtMs, callCount);
  const next = due?.find(({ kind }) => instructionDueKinds.includes(kind));
  const persona = chosen ?? state.persona;
  const run = () =>
    verb.run(() =>
      store.act((bank) =>
        next === undefined ? bank.advanceClock('PT0S') : bank.setClock(londonLocal(next.at), 'kept'),
      ),
    );

  return (
    <Section title="Standing orders and direct debits" verb={verb}>
      <div className={styles.stack}>
        <Button busy={verb.busy} disabled={next === undefined} onClick={() => void run()}>
          Run the next due item
        </Button>
        <span className={styles.quiet}>
          {next === undefined
            ? 'Nothing is due.'
            : `The clock moves to ${londonMinuteText(next.at)} on ${londonDayText(next.at)}: ${next.what}.`}
        </span>
      </div>
      <ChoiceField label="Direct debits of" value={persona} choices={state.personas} onChoose={setChosen} />
      <VerbSteps
        store={store}
        persona={persona}
        names={directDebitVerbs}
        verb={verb}
        refetchOn={[readAtMs, callCount, minute]}
      />
    </Section>
  );
}
