import type { VerbGroup } from '#sandbox/control/verbs/verb.ts';
import { usePanel } from './panel-context.tsx';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';
import { VerbSteps } from './verb-steps.tsx';

interface VerbsSectionProps {
  readonly title: string;
  readonly group: VerbGroup;
}

/** Verbs that act on one customer. */
export function VerbsSection({ title, group }: VerbsSectionProps) {
  const { persona } = usePanel().customer;
  const action = useAction();
  return (
    <Section title={title} action={action}>
      <VerbSteps persona={persona} group={group} action={action} />
    </Section>
  );
}
