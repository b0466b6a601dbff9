import type { VerbGroup } from '#sandbox/control/verbs/verb.ts';
import { ChoiceField } from './field.tsx';
import { useCustomer, usePanel } from './panel-context.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { VerbSteps } from './verb-steps.tsx';

interface VerbsSectionProps {
  readonly title: string;
  readonly group: VerbGroup;
  /** Of the field that chooses the customer; without it they are of the persona. */
  readonly label?: string;
}

/** Verbs that act on one customer. */
export function VerbsSection({ title, group, label }: VerbsSectionProps) {
  const { state } = usePanel();
  const { persona, setChosen } = useCustomer();
  const action = useAction();
  return (
    <Section title={title} action={action}>
      {label !== undefined && (
        <ChoiceField label={label} value={persona} choices={state.personas} onChoose={setChosen} />
      )}
      <VerbSteps persona={label === undefined ? state.persona : persona} group={group} action={action} />
    </Section>
  );
}
