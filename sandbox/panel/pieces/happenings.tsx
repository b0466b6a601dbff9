import { useState } from 'react';
import { accountText, type Happening } from '#sandbox/control/moment/happenings.ts';
import { type CalendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { londonDateText } from './bank-time.ts';
import { ChoiceField } from './field.tsx';
import pieceStyles from './panel.module.css';
import { withKeys } from './with-keys.ts';

interface HappeningsProps {
  /** What a screen reader calls the list. */
  readonly name: string;
  /** By day. */
  readonly happenings: readonly Happening[];
}

const everyAccount = '';

/** What happened, in words, under its days; of one account when wanted. */
export function Happenings({ name, happenings }: HappeningsProps) {
  const [wanted, setWanted] = useState(everyAccount);
  const accounts = accountsOf(happenings);
  const shown = happenings.filter((each) => wanted === everyAccount || each.accounts.some(({ id }) => id === wanted));
  if (happenings.length === 0) return null;
  return (
    <>
      {accounts.length > 1 && (
        <ChoiceField
          label="Account"
          value={wanted}
          choices={[
            { id: everyAccount, title: 'Every account' },
            ...accounts.map((account) => ({ id: account.id, title: accountText(account) })),
          ]}
          onChoose={setWanted}
        />
      )}
      <section aria-label={name}>
        {daysOf(shown).map(([day, ofDay]) => (
          <div key={day}>
            <h4 className={pieceStyles.words}>{londonDateText(instantInLondon(day, '12:00'))}</h4>
            <ul className={pieceStyles.list}>
              {withKeys(ofDay, textOf).map(({ key, what, accounts: [account, other] }) => (
                <li key={key}>
                  {what}
                  {account !== undefined && other === undefined && accounts.length > 1 && wanted === everyAccount && (
                    <span className={pieceStyles.quiet}> · {account.ending}</span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function accountsOf(happenings: readonly Happening[]) {
  const found = new Map(happenings.flatMap(({ accounts }) => accounts).map((account) => [account.id, account]));
  return [...found.values()].sort((left, right) => accountText(left).localeCompare(accountText(right), 'en-GB'));
}

function daysOf(happenings: readonly Happening[]): [CalendarDay, readonly Happening[]][] {
  const days = [...new Set(happenings.map(({ on }) => on))];
  return days.map((day) => [day, happenings.filter(({ on }) => on === day)]);
}

function textOf({ what, accounts }: Happening): string {
  return `${what} ${accounts.map(({ id }) => id).join(' ')}`;
}
