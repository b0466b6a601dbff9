import { type FormEvent, useState } from 'react';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { switchedText } from '#sandbox/panel/pieces/switch-titles.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';

const inMilliseconds = 'milliseconds';

const choices = [
  { id: 'none', title: 'None' },
  { id: 'typical', title: 'Typical' },
  { id: 'slow', title: 'Slow' },
  { id: inMilliseconds, title: 'Milliseconds' },
];

export function LatencySection() {
  const { store, state } = usePanel();
  const { latency } = state.switches;
  const [writing, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const action = useAction();
  const wantsMs = writing || typeof latency === 'number';
  const setLatency = (wanted: string) =>
    action.run(() => store.act((bank) => bank.setSwitches({ latency: wanted })), {
      says: switchedText('latency', /^\d+$/.test(wanted) ? `${wanted} ms` : wanted, choices),
    });

  function choose(id: string) {
    setWriting(id === inMilliseconds);
    if (id !== inMilliseconds) void setLatency(id);
  }

  async function setMs(event: FormEvent) {
    event.preventDefault();
    if (await setLatency(typed)) setWriting(false);
  }

  return (
    <Section title="Latency" action={action}>
      <ChoiceField
        label="Answers arrive after"
        value={wantsMs ? inMilliseconds : latency}
        choices={choices}
        onChoose={choose}
      />
      {wantsMs && (
        <form className={styles.row} onSubmit={(event) => void setMs(event)}>
          <TextField
            label="Milliseconds"
            inputMode="numeric"
            required
            placeholder={typeof latency === 'number' ? String(latency) : ''}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" busy={action.busy}>
            Set
          </Button>
        </form>
      )}
      {typeof latency === 'number' && <p className={styles.words}>Now {latency} ms.</p>}
    </Section>
  );
}
