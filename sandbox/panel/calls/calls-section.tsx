import { useDeferredValue, useMemo, useState } from 'react';
import { CheckField, TextField } from '#sandbox/panel/pieces/field.tsx';
import { mostCalls, type PanelStore, type PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { PageRefusalsSection } from '#sandbox/panel/refused/page-refusals-section.tsx';
import typography from '#src/ui/text/typography.module.css';
import { filterCalls } from './call-filter.ts';
import { CallRow } from './call-row.tsx';
import styles from './calls-section.module.css';

interface CallsSectionProps extends Pick<PanelView, 'calls' | 'callCount'> {
  readonly store: PanelStore;
}

export function CallsSection({ calls, callCount, store }: CallsSectionProps) {
  const [words, setWords] = useState('');
  const [onlyBreaches, setOnlyBreaches] = useState(false);
  // Typing must not wait for two hundred rows.
  const wanted = useDeferredValue(words);
  const found = useMemo(() => filterCalls(calls, { words: wanted, onlyBreaches }), [calls, wanted, onlyBreaches]);

  return (
    <Section title="Calls">
      <TextField
        label="Find by operation, rule or status"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          // Escape clears the field first; the next one closes the panel.
          if (event.key === 'Escape' && words !== '') event.stopPropagation();
        }}
      />
      <CheckField label="Only breaches" checked={onlyBreaches} onCheck={setOnlyBreaches} />
      <PageRefusalsSection />
      <p role="status" className={typography.note}>
        {countText(calls.length, callCount, found.length)}
      </p>
      <ol className={styles.calls} reversed>
        {found.map((call) => (
          <CallRow key={call.n} call={call} store={store} />
        ))}
      </ol>
    </Section>
  );
}

function countText(kept: number, total: number, found: number): string {
  if (total === 0) return 'No call yet.';
  if (found < kept) return `${found} of ${callsText(kept)} found.`;
  return total > mostCalls
    ? `${callsText(total)}; the newest ${mostCalls} are shown.`
    : `${callsText(total)}, newest first.`;
}

function callsText(count: number): string {
  return `${count} ${count === 1 ? 'call' : 'calls'}`;
}
