import { type FormEvent, useState } from 'react';
import { allowedKinds } from '#sandbox/control/link/faults.ts';
import { faultsWithValue } from '#sandbox/http/pipeline/fault-kinds.ts';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { refusalChoices } from '#sandbox/panel/pieces/refusal-choices.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { operationsByArea } from './fault-choices.ts';
import { kindChoices } from './fault-copy.ts';
import { MatchFields, matchIn, type TypedMatch } from './match-fields.tsx';

const areas = operationsByArea();
const { code, late, delay } = faultsWithValue;

const whens = [
  { id: 'always', title: 'Every call' },
  { id: 'only', title: 'One call' },
  { id: 'share', title: 'Some calls' },
] as const;

interface FaultFormProps {
  readonly busy: boolean;
  /** Chosen at first. */
  readonly operationId: string | undefined;
  readonly kind: string | undefined;
  readonly onAdd: (fault: Parameters<PanelMethods['addFault']>[0]) => Promise<boolean>;
}

export function FaultForm({ busy, operationId: wanted, kind: wantedKind, onAdd }: FaultFormProps) {
  const [chosen, setOperationId] = useState<string>();
  const operationId = chosen ?? wanted ?? 'confirmPayment';
  const [kind, setKind] = useState(formOf(wantedKind));
  const [refusal, setRefusal] = useState(/^code=(.+)$/.exec(wantedKind ?? '')?.[1] ?? 'DIGX_PY_0134');
  const [seconds, setSeconds] = useState('5');
  const [delayMs, setDelayMs] = useState('3000');
  const [when, setWhen] = useState<string>('always');
  const [count, setCount] = useState('1');
  const [match, setMatch] = useState<TypedMatch>({});

  function kindWritten(): string {
    if (kind === code.form) return `code=${refusal}`;
    if (kind === delay.form) return `delay=${delayMs.trim()}`;
    return kind === late.form ? `late=${seconds.trim()}` : kind;
  }

  function add(event: FormEvent) {
    event.preventDefault();
    void onAdd({
      operationId,
      kind: kindWritten(),
      ...matchIn(match),
      ...(when === 'only' ? { only: Number(count) } : {}),
      ...(when === 'share' ? { share: Number(count) } : {}),
    });
  }

  return (
    <form className={styles.form} data-form="fault" onSubmit={add}>
      <ChoiceField label="Call" value={operationId} choices={areas} onChoose={setOperationId} />
      <ChoiceField label="Fails with" value={kind} choices={kindChoices} onChoose={setKind} />
      {kind === code.form && (
        <ChoiceField label="Server code" value={refusal} choices={refusalChoices} onChoose={setRefusal} />
      )}
      {kind === late.form && (
        <TextField
          label="Seconds late"
          inputMode="numeric"
          required
          value={seconds}
          onChange={(event) => setSeconds(event.target.value)}
        />
      )}
      {kind === delay.form && (
        <TextField
          label="Milliseconds of delay"
          inputMode="numeric"
          required
          value={delayMs}
          onChange={(event) => setDelayMs(event.target.value)}
        />
      )}
      <div className={styles.row}>
        <ChoiceField label="At" value={when} choices={whens} onChoose={setWhen} />
        {when !== 'always' && (
          <TextField
            label={when === 'only' ? 'Which call, from 1' : 'Share, in per cent'}
            inputMode="numeric"
            required
            value={count}
            onChange={(event) => setCount(event.target.value)}
          />
        )}
      </div>
      <MatchFields match={match} onChange={setMatch} />
      <Button type="submit" busy={busy}>
        Add fault
      </Button>
    </form>
  );
}

/** The choice for a kind as it is written: `code=DIGX_PY_0134` is one of those with a code. */
function formOf(written: string | undefined): string {
  const withValue = Object.values(faultsWithValue).find(({ form }) => written?.startsWith(form.replace(/=.*/, '=')));
  return withValue?.form ?? written ?? allowedKinds[0] ?? '';
}
