import { type Ref, useContext, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Collection,
  ComboBoxStateContext,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { English } from '#src/ui/text/english.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './combo-box.module.css';
import fieldStyles from './field.module.css';
import selectStyles from './select.module.css';

interface Choice {
  readonly id: string;
  readonly title: string;
  /** Shown beside the title, and read with it. */
  readonly detail?: string | undefined;
}

interface ComboBoxProps<Chosen extends Choice> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Shown above a line while nothing is typed, under a name for screen readers. */
  readonly first: readonly Chosen[];
  readonly firstLabel: string;
  readonly others: readonly Chosen[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly isFoundBy: (choice: Chosen, typed: string) => boolean;
  readonly nothingFound: string;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A choice of many, found by typing. Text that names no choice is not kept. */
export function ComboBox<Chosen extends Choice>({ label, hint, error, inputRef, ...search }: ComboBoxProps<Chosen>) {
  const { first, firstLabel, others, value, onChange, isFoundBy, nothingFound } = search;
  const all = [...first, ...others];
  const chosen = all.find(({ id }) => id === value);
  const [typed, setTyped] = useState(chosen?.title ?? '');
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    setTyped(chosen?.title ?? '');
  }
  // A chosen value is not a search: the list opens whole.
  const isSearch = typed.trim() !== '' && typed !== chosen?.title;
  const found = isSearch ? all.filter((choice) => isFoundBy(choice, typed)) : undefined;

  /** Called again with what is chosen when the field is left, which puts its name back. */
  function choose(id: string) {
    setTyped(all.find((choice) => choice.id === id)?.title ?? '');
    if (id !== value) onChange(id);
  }

  return (
    <English>
      <AriaComboBox
        selectedKey={value === '' ? null : value}
        inputValue={typed}
        items={found ?? all}
        isInvalid={error !== undefined}
        allowsEmptyCollection
        className={fieldStyles.field ?? ''}
        onInputChange={setTyped}
        onSelectionChange={(key) => choose(key === null ? '' : String(key))}
      >
        <Label className={typography.strong ?? ''}>{label}</Label>
        {hint !== undefined && (
          <Text slot="description" className={typography.note ?? ''}>
            {hint}
          </Text>
        )}
        <span className={styles.box}>
          <SearchInput inputRef={inputRef} />
          <Button className={styles.open ?? ''}>
            <svg aria-hidden="true" viewBox="0 0 12 8" className={selectStyles.mark}>
              <path d="M1 1.5 6 6.5 11 1.5" />
            </svg>
          </Button>
        </span>
        <FieldError className={fieldStyles.error ?? ''}>{error}</FieldError>
        <Popover className={selectStyles.popover ?? ''} offset={6} maxHeight={320}>
          <ListBox
            className={selectStyles.list ?? ''}
            renderEmptyState={() => <p className={styles.nothing}>{nothingFound}</p>}
          >
            {found !== undefined && <Collection items={found}>{option}</Collection>}
            {found === undefined && first.length > 0 && (
              <ListBoxSection id="first" aria-label={firstLabel} className={styles.first ?? ''}>
                <Collection items={first}>{option}</Collection>
              </ListBoxSection>
            )}
            {found === undefined && (
              <ListBoxSection id="others" aria-label={label}>
                <Collection items={others}>{option}</Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </English>
  );
}

/** A press opens the list, as it does elsewhere; the focus alone does not. */
function SearchInput({ inputRef }: { readonly inputRef: Ref<HTMLInputElement> | undefined }) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      ref={inputRef}
      className={`${fieldStyles.control} ${styles.input}`}
      spellCheck={false}
      onClick={() => list?.isOpen === false && list.open(null, 'manual')}
    />
  );
}

function option({ id, title, detail }: Choice) {
  return (
    <ListBoxItem key={id} id={id} textValue={title} className={selectStyles.option ?? ''}>
      {title}
      {detail !== undefined && (
        <span className={typography.note} lang="und">
          {detail}
        </span>
      )}
    </ListBoxItem>
  );
}
