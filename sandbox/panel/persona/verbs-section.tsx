import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { VerbName } from '#sandbox/control/grammar/verb-names.ts';
import { startOfMinute } from '#sandbox/panel/clock/bank-time.ts';
import { useBankNow } from '#sandbox/panel/clock/use-bank-now.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';

interface VerbsSectionProps extends Pick<PanelView, 'calls' | 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly title: string;
  /** Of the field that chooses the customer. */
  readonly label: string;
  readonly names: readonly VerbName[];
}

/** Verbs that act on one customer. */
export function VerbsSection({ store, state, calls, callCount, readAtMs, title, label, names }: VerbsSectionProps) {
  const [chosen, setChosen] = useState<string>();
  const verb = useVerb();
  // A session also times out without any call.
  const minute = startOfMinute(useBankNow(state, readAtMs));
  const persona = chosen ?? calls.find(({ customer }) => customer !== null)?.customer ?? state.persona;

  return (
    <Section title={title} verb={verb}>
      <ChoiceField label={label} value={persona} choices={state.personas} onChoose={setChosen} />
      <VerbSteps store={store} persona={persona} names={names} verb={verb} refetchOn={[readAtMs, callCount, minute]} />
    </Section>
  );
}
