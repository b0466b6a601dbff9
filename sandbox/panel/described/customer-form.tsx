import { CheckField } from '#sandbox/panel/pieces/field.tsx';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { AccountRows } from './account-rows.tsx';
import { partAt } from './document.ts';
import {
  beyondForm,
  isTicked,
  loginIn,
  loginTitles,
  mandateIn,
  typedAt,
  whoIn,
  whoTitles,
  withLogin,
  withMandate,
  withPersonal,
  withTick,
  withWho,
} from './form-choices.ts';
import { type FormUse, PartField, TitledField } from './form-field.tsx';
import styles from './new-customer.module.css';
import { reasonAt } from './objections.ts';

const mandateTitles = {
  none: 'Nobody else',
  'one-other': 'One other person',
  'two-others': 'Two other people',
} as const;

const factorTitles = {
  usual: 'As usual',
  none: 'Nothing',
  otp: 'A code',
  'otp-and-pin': 'A code and the PIN',
} as const;

const first = ['people', 0] as const;

/** The commonest choices. Each writes its part of the document, and shows what the document says there. */
export function CustomerForm({ use }: { readonly use: FormUse }) {
  const { document, reasons, onChange } = use;
  const beyond = beyondForm(document);
  const factor = partAt(document, [...first, 'secondFactor']);
  return (
    <>
      {beyond.length > 0 && (
        <p className={panelStyles.quiet}>
          The document holds more than this form shows, and keeps it: {listed(beyond)}.
        </p>
      )}
      <TitledField
        label="Who"
        titles={whoTitles}
        value={whoIn(document)}
        error={reasonAt(reasons, ['entities'])}
        onChoose={(who) => onChange(withWho(document, who))}
      />
      <PartField use={use} label="Title in lists" path={['title']} form="text" otherwise="Described" />
      <div className={panelStyles.row}>
        <PartField use={use} label="Years of history" path={['years']} form="number" otherwise="2" />
        <PartField use={use} label="Seed" path={['seed']} form="number" otherwise="1" />
      </div>
      <AccountRows use={use} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Payments</legend>
        <PartField use={use} label="Payees" path={['payees', 'count']} form="number" otherwise="as usual" />
        <TitledField
          label="Authorised by"
          titles={mandateTitles}
          value={mandateIn(document)}
          onChoose={(mandate) => onChange(withMandate(document, mandate))}
        />
        <CheckField
          label="A standing order that fails tomorrow"
          checked={isTicked(document, 'failingOrder')}
          error={reasonAt(reasons, ['standingOrders'])}
          onCheck={(on) => onChange(withTick(document, 'failingOrder', on))}
        />
        <CheckField
          label="A bulk file awaiting authorisation"
          checked={isTicked(document, 'waitingFile')}
          error={reasonAt(reasons, ['bulkFiles'])}
          onCheck={(on) => onChange(withTick(document, 'waitingFile', on))}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>The person who logs in first</legend>
        <TitledField
          label="At login"
          titles={loginTitles}
          value={loginIn(document)}
          onChoose={(login) => onChange(withLogin(document, login))}
        />
        <TitledField
          label="Confirms with"
          titles={factorTitles}
          value={factor === undefined ? 'usual' : typedAt(document, [...first, 'secondFactor'])}
          error={reasonAt(reasons, [...first, 'secondFactor'])}
          onChoose={(wanted) =>
            onChange(withPersonal(document, [...first, 'secondFactor'], wanted === 'usual' ? undefined : wanted))
          }
        />
        <CheckField
          label="The phone is on"
          checked={partAt(document, [...first, 'phoneIsOn']) !== false}
          onCheck={(on) => onChange(withPersonal(document, [...first, 'phoneIsOn'], on ? undefined : false))}
        />
        <div className={panelStyles.row}>
          <PartField
            use={use}
            label="Largest payment"
            path={[...first, 'limits', 'payments', 'maximum']}
            form="amount"
            otherwise="the bank’s limit"
          />
          <PartField
            use={use}
            label="Daily limit"
            path={[...first, 'limits', 'payments', 'daily']}
            form="amount"
            otherwise="the bank’s limit"
          />
        </div>
      </fieldset>
    </>
  );
}

const mostListed = 4;

function listed(places: readonly string[]): string {
  const more = places.length - mostListed;
  return more > 1 ? `${places.slice(0, mostListed).join(', ')} and ${more} more` : places.join(', ');
}
