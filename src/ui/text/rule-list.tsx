import { HiddenText } from './hidden-text.tsx';
import styles from './rule-list.module.css';

export interface ShownRule {
  readonly text: string;
  readonly kept: boolean;
}

interface RuleListProps {
  readonly label: string;
  readonly rules: readonly ShownRule[];
}

/**
 * Rules, each ticked once the typed text meets it. Only the number met is announced: the whole list on every keystroke
 * would be too much.
 */
export function RuleList({ label, rules }: RuleListProps) {
  const kept = rules.filter((rule) => rule.kept).length;
  return (
    <div className={styles.rules}>
      <ul aria-label={label} className={styles.list}>
        {rules.map((rule) => (
          <li key={rule.text} className={styles.rule} data-kept={rule.kept || undefined}>
            <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark}>
              {rule.kept ? <path d="M2.5 8.5 6.5 12.5 13.5 4" /> : <circle cx="8" cy="8" r="2" />}
            </svg>
            <span>
              <HiddenText>{rule.kept ? 'Met: ' : 'Not met yet: '}</HiddenText>
              {rule.text}
            </span>
          </li>
        ))}
      </ul>
      <div role="status">
        <HiddenText>{keptWords(kept, rules.length)}</HiddenText>
      </div>
    </div>
  );
}

function keptWords(kept: number, all: number): string {
  if (kept === 0) return '';
  return kept === all ? `All ${all} rules met` : `${kept} of ${all} rules met`;
}
