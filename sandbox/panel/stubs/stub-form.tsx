import { type FormEvent, useState } from 'react';
import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import { keptHeaders } from '#sandbox/control/stubs/kept-headers.ts';
import { answerTo, noLongerKept } from '#sandbox/panel/calls/copied-call.ts';
import { operationsByArea } from '#sandbox/panel/faults/fault-choices.ts';
import { MatchFields } from '#sandbox/panel/faults/match-fields.tsx';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import { AreaField, CheckField, ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { editable, emptyDraft, headerLines, type StubDraft, stubOf } from './stub-draft.ts';

const areas = operationsByArea();

interface StubFormProps {
  /** Chosen at first. */
  readonly operationId: string | undefined;
}

export function StubForm({ operationId: wanted }: StubFormProps) {
  const action = useAction();
  const { store, calls } = usePanel();
  const [draft, setDraft] = useState(() => emptyDraft(wanted ?? 'listAccounts'));
  const set = (change: Partial<StubDraft>) => setDraft({ ...draft, ...change });
  const last = calls.find(
    ({ operationId, answer, stub }) => operationId === draft.operationId && answer !== null && stub === undefined,
  );

  function add(event: FormEvent) {
    event.preventDefault();
    void action.run(() => store.act((bank) => bank.addStub(stubOf(draft))), {
      says: `${draft.operationId} gets this answer from now on.`,
    });
  }

  /** From the bank's own answer there is less to write. */
  async function fillIn(call: RequestHead): Promise<string | undefined> {
    const answer = await store.ask((bank) => answerTo(call, bank));
    if (answer === undefined) return noLongerKept;
    const headers = headerLines(keptHeaders(Object.entries(answer.headers)));
    set({ status: String(answer.status), body: editable(answer.body), headers });
    return undefined;
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <ChoiceField
        label="Call"
        value={draft.operationId}
        choices={areas}
        onChoose={(operationId) => set({ operationId })}
      />
      <div className={styles.row}>
        <TextField
          label="Status"
          inputMode="numeric"
          required
          value={draft.status}
          onChange={(event) => set({ status: event.target.value })}
        />
        <TextField
          label="For so many calls"
          inputMode="numeric"
          placeholder="every call"
          value={draft.times}
          onChange={(event) => set({ times: event.target.value })}
        />
        <TextField
          label="After milliseconds"
          inputMode="numeric"
          placeholder="at once"
          value={draft.delay}
          onChange={(event) => set({ delay: event.target.value })}
        />
      </div>
      <AreaField label="Body" rows={8} value={draft.body} onChange={(event) => set({ body: event.target.value })} />
      {last === undefined ? (
        <p className={styles.quiet}>Once the app has made this call, the bank’s own answer can be filled in.</p>
      ) : (
        <Button busy={action.busy} onClick={() => void action.run(() => fillIn(last))}>
          Fill in the bank’s last answer
        </Button>
      )}
      <div className={styles.boxed}>
        <Disclosure name="Headers">
          {() => (
            <AreaField
              label="One a line, beside those of every answer"
              rows={3}
              placeholder="retry-after: 5"
              value={draft.headers}
              onChange={(event) => set({ headers: event.target.value })}
            />
          )}
        </Disclosure>
      </div>
      <MatchFields match={draft.match} onChange={(match) => set({ match })} />
      <CheckField
        label="Even if it breaks the contract (unchecked)"
        checked={draft.unchecked}
        onCheck={(unchecked) => set({ unchecked })}
      />
      <Answer told={action.told} />
      <Button type="submit" busy={action.busy}>
        Add answer
      </Button>
    </form>
  );
}
