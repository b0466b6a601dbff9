import { useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { accountVerbs, approvalVerbs, paymentVerbs, rightsVerbs } from '#sandbox/control/grammar/verb-names.ts';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbForms } from '#sandbox/panel/pieces/verb-form.tsx';

interface ThingsSectionProps extends Pick<PanelView, 'calls' | 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  /** The verb whose form is open at first. */
  readonly opened: string | undefined;
}

const names = [...paymentVerbs, ...approvalVerbs, ...accountVerbs, ...rightsVerbs];

/** What testers can do to a customer's payments, accounts, limits and permissions. */
export function ThingsSection({ store, state, calls, callCount, readAtMs, opened }: ThingsSectionProps) {
  const [chosen, setChosen] = useState<string>();
  const verb = useVerb();
  const persona = chosen ?? calls.find(({ customer }) => customer !== null)?.customer ?? state.persona;
  return (
    <Section title="Payments, accounts and limits" verb={verb}>
      <ChoiceField label="Things of" value={persona} choices={state.personas} onChoose={setChosen} />
      <VerbForms
        store={store}
        persona={persona}
        names={names}
        verb={verb}
        refetchOn={[readAtMs, callCount]}
        opened={chosen === undefined ? opened : undefined}
      />
    </Section>
  );
}
