import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { sessionVerbs } from '#sandbox/control/grammar/verb-names.ts';
import { startOfMinute } from '#sandbox/panel/clock/bank-time.ts';
import { useBankNow } from '#sandbox/panel/clock/use-bank-now.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';

interface SessionSectionProps extends Pick<PanelView, 'calls' | 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
}

/** Verbs that end a session from outside. */
export function SessionSection({ store, state, calls, callCount, readAtMs }: SessionSectionProps) {
  const [chosen, setChosen] = useState<string>();
  const verb = useVerb();
  // A session also times out without any call.
  const minute = startOfMinute(useBankNow(state, readAtMs));
  const persona = chosen ?? calls.find(({ customer }) => customer !== null)?.customer ?? state.persona;

  return (
    <Section title="Session" verb={verb}>
      <ChoiceField label="Session of" value={persona} choices={state.personas} onChoose={setChosen} />
      <VerbSteps
        store={store}
        persona={persona}
        names={sessionVerbs}
        verb={verb}
        refetchOn={[readAtMs, callCount, minute]}
      />
    </Section>
  );
}
