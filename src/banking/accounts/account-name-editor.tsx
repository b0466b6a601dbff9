import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Account } from '#src/api/accounts/account.ts';
import { useAppDispatch, useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { accountNameMistake } from '#src/rules/account-name-rules.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { controlProps, Field } from '#src/ui/fields/field.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const party = useAppSelector(selectActiveParty);
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState(false);
  const [typed, setTyped] = useState(account.title);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<SavingFailure>();
  const refused = failure?.place === 'field' ? failure.message : undefined;
  const error = refused ?? (tried ? accountNameMistake(typed) : undefined);

  // Focus can only move once the field is in the document; the whole name is selected, so that typing replaces it.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  async function save() {
    const name = typed.trim();
    if (name === account.title) return onClose();
    setTried(true);
    setFailure(undefined);
    if (accountNameMistake(name) !== undefined) return input.current?.focus();
    setSaving(true);
    const saved = dispatch(saveName({ party, account, name })).finally(() => setSaving(false));
    const { isSaved, failure: reason } = await saved;
    if (isSaved) return onClose();
    setFailure(reason);
    if (reason?.place === 'field') input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving) void save();
  }

  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape' && !saving) onClose();
  }

  return (
    <form
      aria-label={`Rename ${account.title}`}
      className={styles.editor}
      noValidate
      onSubmit={submit}
      onKeyDown={leave}
    >
      <Field id={id} label="Account name" hint={hint} error={error} urgent>
        <input
          {...controlProps({ id, hint, error })}
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
          }}
        />
      </Field>
      {failure?.place === 'form' && (
        <Notice tone="alert">
          <p>
            <MessageText text={failure.message} />
          </p>
        </Notice>
      )}
      <ButtonRow narrow="same">
        <Button type="submit" look="main" busy={saving}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
        <Button disabled={saving} onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}
