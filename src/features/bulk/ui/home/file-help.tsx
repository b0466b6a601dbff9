import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import csvTemplate from '#src/features/bulk/templates/bulktemplate.csv?url&no-inline';
import txtTemplate from '#src/features/bulk/templates/bulktemplate.txt?url&no-inline';
import xlsTemplate from '#src/features/bulk/templates/bulktemplate.xls?url&no-inline';
import styles from '#src/features/bulk/ui/bulk.module.css';
import { DisclosureButton } from '#src/ui/buttons/disclosure-button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import typography from '#src/ui/text/typography.module.css';

const templates = [
  { format: '.csv', url: csvTemplate },
  { format: '.xls', url: xlsTemplate },
  { format: '.txt', url: txtTemplate },
] as const;

/** Templates, and what a file must be like. */
export function FileHelp() {
  const { telephones } = useRuntimeConfig();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-labelledby={`${id}-help`} className={styles.help}>
      <h2 id={`${id}-help`} className={typography.large}>
        Preparing a file
      </h2>
      <p className={styles.soft}>Download a template and replace its rows with your payments.</p>
      <ul className={styles.formats}>
        {templates.map(({ format, url }) => (
          <li key={format}>
            <a href={url} download={`bulktemplate${format}`}>
              <HiddenText>Template </HiddenText>
              {format}
            </a>
          </li>
        ))}
      </ul>
      <DisclosureButton open={isOpen} controls={`${id}-rules`} onToggle={() => setOpen(!isOpen)}>
        What a file must be like
      </DisclosureButton>
      {isOpen && <FileRules id={`${id}-rules`} />}
      <p className={styles.soft}>
        Need help? Call our helpdesk on <PhoneLink number={telephones.helpdesk} />, or{' '}
        <Link to="/secure-mail/new">send us a secure message</Link>.
      </p>
    </aside>
  );
}

function FileRules({ id }: { readonly id: string }) {
  return (
    <div id={id} className={stack.close}>
      <p className={styles.soft}>Each row is one payment with six columns, in this order:</p>
      <ol className={styles.rules}>
        <li>Payee name</li>
        <li>Sort code, six digits</li>
        <li>Account number, eight digits</li>
        <li>Type: FP for a Faster Payment, BACS for BACS</li>
        <li>Reference, up to 35 letters and numbers</li>
        <li>Amount in pounds, such as 125.50</li>
      </ol>
      <ul className={styles.rules}>
        <li>No headings, blank rows, hidden rows, formulas or password.</li>
        <li>At most 10,000 rows and 5 MB.</li>
        <li>The file name has letters, numbers and spaces only, and is used once.</li>
        <li>BACS payments take three working days.</li>
      </ul>
    </div>
  );
}
