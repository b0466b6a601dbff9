import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { accountNameMistake } from '#src/rules/account-name-rules.ts';
import { mistakesOf } from '#src/rules/mistakes.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import styles from './account-name-editor.module.css';
import { saveName } from './save-name.ts';
import type { SavingFailure } from './saving-failure.ts';

const hint = 'Up to 35 letters, digits and spaces';

interface AccountNameEditorProps {
  readonly account: Account;
  /** The name was saved, or editing was cancelled. */
  readonly onClose: () => void;
}

/** Asks for a new name and saves it. The typed name stays until it is saved or cancelled. */
export function AccountNameEditor({ account, onClose }: AccountNameEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(account.title);
  const [failure, setFailure] = useState<SavingFailure>();
  const isSame = typed.trim() === account.title;
  const form = useForm({
    fields: ['name'],
    check: () => (isSame ? {} : mistakesIn(typed)),
    onSubmit: () => (isSame ? onClose() : save()),
    focusesField: true,
  });
  const saving = form.isSubmitting;
  const name = form.field('name');

  // Focus can only move once the field is in the document; the whole name is selected, so that typing replaces it.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  async function save(): Promise<void> {
    setFailure(undefined);
    const { isSaved, failure: reason } = await dispatch(saveName({ party, account, name: typed.trim() }));
    if (isSaved) return onClose();
    setFailure(reason);
    form.fail(mistakesOf({ name: reason?.place === 'field' ? reason.message : undefined }));
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && !saving) onClose();
  }

  return (
    <form
      aria-label={`Rename ${account.title}`}
      className={styles.editor}
      noValidate
      onSubmit={form.submit}
      onKeyDown={leave}
    >
      <Field {...name} label="Account name" hint={hint} urgent>
        <input
          {...controlProps({ ...name, hint })}
          ref={input}
          type="text"
          required
          autoComplete="off"
          enterKeyHint="done"
          readOnly={saving}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFailure(undefined);
            form.changed(['name'], mistakesIn(event.currentTarget.value));
          }}
        />
      </Field>
      {failure?.place === 'form' && <ProblemNotice text={failure.message} />}
      <ButtonRow narrow="same">
        <Button type="submit" look="main" busy={saving} busyText="Saving…">
          Save
        </Button>
        <Button look="quiet" disabled={saving} onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}

function mistakesIn(name: string) {
  return mistakesOf({ name: accountNameMistake(name) });
}
