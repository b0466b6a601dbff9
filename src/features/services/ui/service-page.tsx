import { type ReactNode, useId } from 'react';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import type { ServiceCopy } from '#src/features/services/model/service-copy.ts';
import type { ServiceTopic } from '#src/rules/page-names.ts';
import { Page } from '#src/ui/page/page.tsx';
import { ContactUs } from './contact-us.tsx';
import styles from './service-page.module.css';

interface ServicePageProps {
  readonly topic: ServiceTopic;
  readonly copy: ServiceCopy;
  /** Racing pages give the racing bank's number. */
  readonly team?: 'privateBank' | 'racingBank';
  /** Links beside the text. */
  readonly sidebar?: ReactNode;
  /** Between the sections and the questions. */
  readonly children?: ReactNode;
}

export function ServicePage(props: ServicePageProps) {
  const { topic, copy, team = 'privateBank', sidebar, children } = props;
  return (
    <Page below>
      <WayBack />
      <div className={styles.columns}>
        <div className={styles.text}>
          <PageHeading />
          <p className={styles.lead}>{copy.lead}</p>
          <ServiceSections copy={copy} />
          {children}
          <Questions questions={copy.questions} />
        </div>
        <aside aria-label="More about this service" className={styles.side}>
          <ContactUs topic={topic} team={team} />
          {sidebar}
        </aside>
      </div>
    </Page>
  );
}

function ServiceSections({ copy }: { readonly copy: ServiceCopy }) {
  return copy.sections.map(({ title, parts }) => (
    <section key={title} className={styles.section}>
      <h2>{title}</h2>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]} className={styles.points ?? ''}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  ));
}

function Questions({ questions }: Pick<ServiceCopy, 'questions'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>Questions people ask</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
