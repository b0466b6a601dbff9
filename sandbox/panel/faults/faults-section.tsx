import { type FormEvent, useState } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { allowedKinds, type PlannedFault } from '#sandbox/control/grammar/faults.ts';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { operationsByArea } from './fault-choices.ts';
import { firedText } from './fired-text.ts';

const refusalKind = allowedKinds.find((kind) => kind.startsWith('code=')) ?? 'code=';
const lateKind = allowedKinds.find((kind) => kind.startsWith('late=')) ?? 'late=';
const kindTitles: Readonly<Record<string, string>> = {
  [refusalKind]: 'a refusal with a code',
  [lateKind]: 'late, after a lost answer',
};

const areas = operationsByArea();

const whens = [
  { id: 'always', title: 'Every call' },
  { id: 'only', title: 'One call' },
  { id: 'share', title: 'Some calls' },
] as const;

export function FaultsSection({ store, state }: { readonly store: PanelStore; readonly state: SandboxSummary }) {
  const verb = useVerb();
  const failing = [...new Set(state.faults.map(({ operationId }) => operationId))];
  const forget = (operationId?: string) =>
    void verb.run(() =>
      store.act((bank) => (operationId === undefined ? bank.clearFaults() : bank.clearFaults(operationId))),
    );

  return (
    <Section title="Faults" verb={verb}>
      {state.faults.length === 0 ? (
        <p className={styles.words}>No failure is planned.</p>
      ) : (
        <ul className={styles.list}>
          {failing.map((operationId) => (
            <li key={operationId} className={styles.listed}>
              <span className={styles.grow}>
                <code>{operationId}</code>
                <span className={styles.quiet}>
                  {state.faults
                    .filter((fault) => fault.operationId === operationId)
                    .map((fault) => `${faultText(fault)} (${firedText(fault)})`)
                    .join('; ')}
                </span>
              </span>
              <Button busy={verb.busy} onClick={() => forget(operationId)}>
                Remove<HiddenText> the faults of {operationId}</HiddenText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failing.length > 1 && (
        <Button busy={verb.busy} onClick={() => forget()}>
          Remove all faults
        </Button>
      )}
      <FaultForm onAdd={(fault) => verb.run(() => store.act((bank) => bank.addFault(fault)))} busy={verb.busy} />
    </Section>
  );
}

interface FaultFormProps {
  readonly busy: boolean;
  readonly onAdd: (fault: Parameters<PanelVerbs['addFault']>[0]) => Promise<boolean>;
}

function FaultForm({ busy, onAdd }: FaultFormProps) {
  const [operationId, setOperationId] = useState<string>(areas[0]?.choices[0]?.id ?? '');
  const [kind, setKind] = useState(allowedKinds[0] ?? '');
  const [code, setCode] = useState('');
  const [seconds, setSeconds] = useState('5');
  const [when, setWhen] = useState<string>('always');
  const [count, setCount] = useState('1');

  function kindWritten(): string {
    if (kind === refusalKind) return `code=${code.trim()}`;
    return kind === lateKind ? `late=${seconds.trim()}` : kind;
  }

  function add(event: FormEvent) {
    event.preventDefault();
    void onAdd({
      operationId,
      kind: kindWritten(),
      ...(when === 'only' ? { only: Number(count) } : {}),
      ...(when === 'share' ? { share: Number(count) } : {}),
    });
  }

  return (
    <form className={styles.form} onSubmit={add}>
      <ChoiceField label="Call" value={operationId} choices={areas} onChoose={setOperationId} />
      <ChoiceField
        label="Fails with"
        value={kind}
        choices={allowedKinds.map((id) => ({ id, title: kindTitles[id] ?? id }))}
        onChoose={setKind}
      />
      {kind === refusalKind && (
        <TextField
          label="Server code"
          required
          value={code}
          placeholder="DIGX_AUTH_0002"
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {kind === lateKind && (
        <TextField
          label="Seconds late"
          inputMode="numeric"
          required
          value={seconds}
          onChange={(event) => setSeconds(event.target.value)}
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
      <Button type="submit" busy={busy}>
        Add fault
      </Button>
    </form>
  );
}

function faultText({ kind, only, share }: PlannedFault): string {
  if (only !== undefined) return `${kind}, call ${only} only`;
  return share === undefined ? `${kind}, every call` : `${kind}, ${share} % of the calls`;
}
