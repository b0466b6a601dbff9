import { useId } from 'react';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { terms } from '#src/features/credentials/model/terms.ts';
import stack from '#src/ui/page/stack.module.css';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import styles from './flow-page.module.css';

export function TermsText() {
  const id = useId();
  return (
    <div className={stack.wide}>
      {terms.map(({ heading, paragraphs }, at) => (
        <section key={heading} aria-labelledby={`${id}-${at}`} className={styles.section}>
          <h2 id={`${id}-${at}`}>
            {at + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Filled text={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Fills in the configured values. */
function Filled({ text }: { readonly text: string }) {
  const { bankName, telephones } = useRuntimeConfig();
  const [before = '', after] = text.replaceAll('{bankName}', () => bankName).split('{helpdesk}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      <PhoneLink number={telephones.helpdesk} />
      {after}
    </>
  );
}
