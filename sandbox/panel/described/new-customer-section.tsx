import { type ComponentType, lazy, Suspense } from 'react';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import type { PanelSubject } from '#sandbox/panel/tabs/panel-place.ts';

interface NewCustomerSectionProps {
  readonly about: PanelSubject;
}

/** Only testers who describe a customer need it. */
const NewCustomer = lazy(() =>
  import('./new-customer.tsx').then(
    (form): { default: ComponentType<NewCustomerSectionProps> } => ({ default: form.NewCustomer }),
    () => ({ default: FormMissing }),
  ),
);

/** Customers on demand, from a small document. */
export function NewCustomerSection({ about }: NewCustomerSectionProps) {
  return (
    <Section title="New customer">
      <p className={styles.quiet}>
        The bank makes a customer as you describe them: people, accounts to the penny, payees and orders.
      </p>
      <div className={styles.boxed}>
        <Disclosure name="Describe a customer" startsOpen={about.customer !== undefined}>
          {() => (
            <Suspense fallback={<p className={styles.quiet}>Loading the form…</p>}>
              <NewCustomer about={about} />
            </Suspense>
          )}
        </Disclosure>
      </div>
    </Section>
  );
}

function FormMissing() {
  return <p role="alert">The form could not be loaded. Reload the page to try again.</p>;
}
