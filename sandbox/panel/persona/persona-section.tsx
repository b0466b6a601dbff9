import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { CustomerState } from './customer-state.tsx';
import { PersonaRecords } from './persona-records.tsx';

interface PersonaSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly readAtMs: number;
  readonly callCount: number;
  readonly onReset: () => void;
}

/** The current persona, how to log in as them, and how to switch or start again. */
export function PersonaSection({ store, state, readAtMs, callCount, onReset }: PersonaSectionProps) {
  const [chosen, setChosen] = useState(state.persona);
  const verb = useVerb();
  const persona = state.personas.find(({ id }) => id === chosen);

  const title = persona?.title ?? chosen;

  async function startFreshBank() {
    const done = await verb.run(() => store.reset(`persona:${chosen};seed:${state.seed}`));
    if (done) onReset();
  }

  return (
    <Section title="Persona" verb={verb}>
      <ChoiceField label="Customer" value={chosen} choices={state.personas} onChoose={setChosen} />
      <p className={styles.words}>{persona?.describes}</p>
      <CustomerState store={store} persona={chosen} refetchOn={[readAtMs, callCount]} />
      <div className={styles.boxed}>
        <Disclosure name="Accounts and payees by alias">
          {() => <PersonaRecords store={store} persona={chosen} seed={state.seed} refetchOn={[readAtMs, callCount]} />}
        </Disclosure>
      </div>
      <Button busy={verb.busy} onClick={() => void verb.run(() => store.logInAs(chosen))}>
        Log in as {title}
      </Button>
      <p className={styles.quiet}>Everything done so far, and the bank’s time, is kept.</p>
      <AskFirst
        name={`Start a fresh bank as ${title}`}
        question="This discards everything done here, in every tab, and starts at today’s date. Start again?"
        keep="Keep this bank"
        busy={verb.busy}
        onGo={() => void startFreshBank()}
      />
    </Section>
  );
}
