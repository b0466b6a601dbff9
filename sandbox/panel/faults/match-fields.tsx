import { type MatchField, matchFields } from '#sandbox/control/link/faults.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';

/** As typed, what calls must be about. */
export type TypedMatch = { readonly [Field in MatchField]?: string };

const matchTitles = {
  amount: 'Amount, such as 13 or 13.00',
  payee: 'Payee, by alias or part of the name',
  account: 'Account, by alias',
  reference: 'Reference',
} as const satisfies Record<MatchField, string>;

interface MatchFieldsProps {
  readonly match: TypedMatch;
  readonly onChange: (match: TypedMatch) => void;
}

export function MatchFields({ match, onChange }: MatchFieldsProps) {
  return (
    <div className={styles.boxed}>
      <Disclosure name="Only calls about one thing">
        {() =>
          matchFields.map((field) => (
            <TextField
              key={field}
              label={matchTitles[field]}
              value={match[field] ?? ''}
              onChange={(event) => onChange({ ...match, [field]: event.target.value })}
            />
          ))
        }
      </Disclosure>
    </div>
  );
}

/** What was typed, where anything was. */
export function matchIn(typed: TypedMatch): { readonly match?: Record<string, string> } {
  const match = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
  return Object.keys(match).length === 0 ? {} : { match };
}
