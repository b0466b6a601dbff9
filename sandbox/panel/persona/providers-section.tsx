import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { providerVerbs } from '#sandbox/control/grammar/verb-names.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { VerbSteps } from '#sandbox/panel/pieces/verb-steps.tsx';

interface ProvidersSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly readAtMs: number;
  readonly callCount: number;
}

/** What an external provider does outside the app: it asks the persona's customer for access. */
export function ProvidersSection({ store, state, readAtMs, callCount }: ProvidersSectionProps) {
  const verb = useVerb();
  return (
    <Section title="Data sharing" verb={verb}>
      <VerbSteps
        store={store}
        persona={state.persona}
        names={providerVerbs}
        verb={verb}
        refetchOn={[readAtMs, callCount]}
      />
    </Section>
  );
}
