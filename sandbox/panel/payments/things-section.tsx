import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { VerbForms } from '#sandbox/panel/pieces/verb-form.tsx';

/**
 * What testers can do to a customer's login, payments, accounts, limits and permissions, as far as there is a choice.
 * @param opened the verb whose form is open at first.
 */
export function ThingsSection({ opened }: { readonly opened: string | undefined }) {
  const { persona } = usePanel().customer;
  const action = useAction();
  return (
    <Section title="Login, payments, accounts and limits" action={action}>
      <VerbForms persona={persona} action={action} opened={opened} />
    </Section>
  );
}
