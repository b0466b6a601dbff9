import { useSyncExternalStore } from 'react';
import { CheckField } from '#sandbox/panel/pieces/field.tsx';
import type { PageControl } from '#sandbox/panel/pieces/page-control.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Section } from '#sandbox/panel/pieces/section.tsx';

/** Whether the page follows the bank. */
export function PageSection({ page }: { readonly page: PageControl }) {
  const { follows } = useSyncExternalStore(page.subscribe, page.read);
  return (
    <Section title="This page">
      <CheckField label="Shows at once what changes in the bank" checked={follows} onCheck={page.follow} />
      <p className={styles.quiet}>
        {follows
          ? 'What is being filled in is left alone, and a notice tells of the change.'
          : 'As with a real service, the page learns of a change when it next asks.'}
      </p>
    </Section>
  );
}
