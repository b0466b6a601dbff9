import type { NamedRecord, PersonaRecords as Things } from '#sandbox/control/link/control-accounts.ts';
import { packedPersona } from '#sandbox/panel/described/customer-link.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Loaded, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { accountLink, type PersonaLink, payeeLink } from './persona-link.ts';

const askThings = (bank: PanelMethods, persona: string) => bank.accounts({ persona });

/** More would push the rest of the panel out of sight. */
const mostPayeesShown = 10;

interface PersonaRecordsProps extends Pick<PersonaLink, 'persona' | 'seed'> {
  readonly described: boolean;
}

/** A persona's accounts and payees by alias, each with a link to copy. */
export function PersonaRecords({ persona, seed, described }: PersonaRecordsProps) {
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  return (
    <Loaded question={askThings} persona={persona}>
      {(answer) => <ToldThings things={answer} persona={{ site, persona, seed }} described={described} />}
    </Loaded>
  );
}

interface ToldThingsProps {
  readonly things: Things;
  readonly persona: PersonaLink;
  readonly described: boolean;
}

function ToldThings({ things, persona, described }: ToldThingsProps) {
  const { store } = usePanel();
  const { accounts, payees } = things;
  const copying = useCopying();
  const linkToDescribed = async (alias: string, link: typeof accountLink) =>
    link({ ...persona, customer: await packedPersona(store, persona.persona) }, alias);
  const copy = (alias: string, link: typeof accountLink) =>
    void copying.copy(`link to ${alias}`, () => (described ? linkToDescribed(alias, link) : link(persona, alias)));
  const listOfPayees = () => (
    <Aliases label="Payees by alias" things={payees} onCopy={(alias) => copy(alias, payeeLink)} />
  );

  return (
    <>
      <p className={styles.quiet}>
        A link opens a fresh bank, logs the customer in and shows the account, or begins a payment to the payee.
      </p>
      <Copied copying={copying} />
      {accounts.length === 0 ? (
        <p className={styles.words}>This customer has no account.</p>
      ) : (
        <Aliases label="Accounts by alias" things={accounts} onCopy={(alias) => copy(alias, accountLink)} />
      )}
      {payees.length === 0 && <p className={styles.words}>This customer has no payee.</p>}
      {payees.length > mostPayeesShown ? (
        <div className={styles.boxed}>
          <Disclosure name={`${payees.length} payees`}>{listOfPayees}</Disclosure>
        </div>
      ) : (
        payees.length > 0 && (
          <>
            <p className={styles.words}>Payees</p>
            {listOfPayees()}
          </>
        )
      )}
    </>
  );
}

interface AliasesProps {
  readonly label: string;
  readonly things: readonly NamedRecord[];
  readonly onCopy: (alias: string) => void;
}

function Aliases({ label, things, onCopy }: AliasesProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {things.map(({ alias, name }) => (
        <li key={alias} className={styles.listed}>
          <span className={styles.grow}>
            <code>{alias}</code>
            <span className={styles.quiet}>{name}</span>
          </span>
          <Button onClick={() => onCopy(alias)}>
            Copy link<HiddenText> to {alias}</HiddenText>
          </Button>
        </li>
      ))}
    </ul>
  );
}
