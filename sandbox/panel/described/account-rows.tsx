import { useRef } from 'react';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { type Json, listAt, partAt, withPart } from './document.ts';
import { typedAt } from './form-choices.ts';
import { type FormUse, PartField, TitledField } from './form-field.tsx';
import styles from './new-customer.module.css';
import { reasonAt } from './objections.ts';

const productTitles = Object.fromEntries(
  Object.entries(products).map(([name, product]) => [name, product.name.replace(/^Private Bank /, '')]),
) as Readonly<Record<ProductName, string>>;

/** The accounts by product, with balance and overdraft. */
export function AccountRows({ use }: { readonly use: FormUse }) {
  const { document, onChange } = use;
  const written = partAt(document, ['accounts']);
  const accounts = listAt(document, ['accounts']);
  const add = useRef<HTMLButtonElement>(null);
  const set = (next: readonly Json[] | undefined) => onChange(withPart(document, ['accounts'], next));

  function remove(place: number) {
    set(accounts.length === 1 ? undefined : accounts.toSpliced(place, 1));
    // The button that had the focus is gone.
    add.current?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Accounts</legend>
      {accounts.length === 0 && (
        <p className={panelStyles.quiet}>
          {written === undefined ? 'The usual two: a current and an instant access account.' : 'No account at all.'}
        </p>
      )}
      {accounts.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: accounts are known by their place alone.
        <AccountRow key={place} use={use} place={place} onRemove={() => remove(place)} />
      ))}
      <Button ref={add} onClick={() => set([...accounts, {}])}>
        Add an account
      </Button>
    </fieldset>
  );
}

interface AccountRowProps {
  readonly use: FormUse;
  readonly place: number;
  readonly onRemove: () => void;
}

function AccountRow({ use, place, onRemove }: AccountRowProps) {
  const { document, reasons, onChange } = use;
  const path = ['accounts', place] as const;
  const product = typedAt(document, [...path, 'product']) || 'current';
  const kind = (products as Partial<Record<string, { readonly kind: string }>>)[product]?.kind;
  const hasOverdraft = kind === 'CA' || kind === 'RA' || partAt(document, [...path, 'overdraft']) !== undefined;
  return (
    <fieldset className={styles.account}>
      <legend>
        <HiddenText>Account {place + 1}</HiddenText>
      </legend>
      <TitledField
        label="Product"
        titles={productTitles}
        value={product}
        error={reasonAt(reasons, [...path, 'product'])}
        onChoose={(wanted) => onChange(withPart(document, [...path, 'product'], wanted))}
      />
      <PartField use={use} label="Balance" path={[...path, 'balance']} form="amount" otherwise="drawn" />
      {hasOverdraft && (
        <PartField use={use} label="Overdraft" path={[...path, 'overdraft']} form="amount" otherwise="0.00" />
      )}
      {listAt(document, ['entities']).length > 1 && (
        <PartField use={use} label="Entity" path={[...path, 'entity']} form="number" otherwise="1" />
      )}
      <Button onClick={onRemove}>
        Remove<HiddenText> account {place + 1}</HiddenText>
      </Button>
    </fieldset>
  );
}
