import { NavLink } from 'react-router-dom';
import { wealthServices } from '#src/features/services/model/service-links.ts';
import styles from './wealth-links.module.css';

export function WealthLinks() {
  return (
    <nav aria-label="Investment & wealth advice">
      <ul className={styles.links ?? ''}>
        {wealthServices.map(({ to, title }) => (
          <li key={to}>
            <NavLink to={to}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
