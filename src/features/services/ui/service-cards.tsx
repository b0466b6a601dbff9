import { Link } from 'react-router-dom';
import type { ServiceLink } from '#src/features/services/model/service-links.ts';
import styles from './service-cards.module.css';

interface ServiceCardsProps {
  readonly services: readonly ServiceLink[];
  /** A longer text for a service, by its topic. */
  readonly details?: Readonly<Record<string, string>>;
  readonly level?: 2 | 3;
}

export function ServiceCards({ services, details = {}, level = 2 }: ServiceCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.cards}>
      {services.map(({ topic, title, to, about }) => (
        <section key={topic} className={styles.card}>
          <Heading className={styles.title}>
            <Link to={to}>{title}</Link>
          </Heading>
          <p className={styles.about}>{about}</p>
          {details[topic] !== undefined && <p>{details[topic]}</p>}
        </section>
      ))}
    </div>
  );
}
