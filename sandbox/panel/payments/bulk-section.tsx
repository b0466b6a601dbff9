import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { bulkVerbs } from '#sandbox/control/grammar/verb-names.ts';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';

interface BulkSectionProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
}

/** Verbs that move a bulk file on, or have one of its payments rejected. */
export function BulkSection({ store, state, callCount, readAtMs }: BulkSectionProps) {
  const verb = useVerb();
  return (
    <Section title="Bulk files" verb={verb}>
      <VerbSteps
        store={store}
        persona={state.persona}
        names={bulkVerbs}
        verb={verb}
        refetchOn={[readAtMs, callCount]}
      />
    </Section>
  );
}
