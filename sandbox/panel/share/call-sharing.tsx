import { ruleIndex } from 'virtual:rule-index';
import { useState } from 'react';
import type { JournalEntry, RequestEntry, RequestHead } from '#sandbox/control/journal/journal.ts';
import type { RecordDiff } from '#sandbox/control/moment/state-diff.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import pieceStyles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './call-sharing.module.css';
import { pactText } from './pact.ts';
import { callTest } from './playwright-test.ts';
import { originOf } from './rule-index.ts';

interface CallSharingProps {
  readonly call: RequestHead;
  readonly store: PanelStore;
}

/** Longer lists hide what matters: the opening of a persona adds hundreds of records. */
const mostShown = 60;

/** What else can be done with a call: copied as a test, or followed into the bank. */
export function CallSharing({ call, store }: CallSharingProps) {
  const copying = useCopying();
  const { files, assumptions, ofOperation } = originOf(ruleIndex, call.rule, call.operationId);
  const assumed = assumptions.length + ofOperation.length;

  return (
    <>
      <div className={pieceStyles.row}>
        <Button
          onClick={() => void copying.copy('Pact interaction', () => store.ask((bank) => copiedPact(call, bank)))}
        >
          Copy as Pact
        </Button>
        <Button onClick={() => void copying.copy('Playwright test', () => store.ask((bank) => copiedTest(call, bank)))}>
          Copy as a Playwright test
        </Button>
      </div>
      <Copied copying={copying} />
      <Disclosure name={`What is assumed (${assumed})`}>
        {() => (
          <>
            {files.length > 0 && (
              <p className={pieceStyles.words}>
                <code>{call.rule}</code> is decided in <code>{files.map((file) => `sandbox/${file}`).join(', ')}</code>.
              </p>
            )}
            {assumed === 0 && <p className={pieceStyles.words}>Nothing is assumed there: the rule is specified.</p>}
            <ul className={styles.list}>
              {assumptions.map(({ subject, assumption }) => (
                <li key={subject}>
                  <strong>{subject}</strong>: {assumption}
                </li>
              ))}
              {ofOperation.map((text) => (
                <li key={text}>In the contract: {text}</li>
              ))}
            </ul>
          </>
        )}
      </Disclosure>
      <CallEffect call={call} store={store} />
    </>
  );
}

type Effect = { readonly changes: readonly RecordDiff[] } | { readonly problem: string } | 'asking';

/** What the call changed in the bank, asked for when wanted: the bank is replayed up to it. */
function CallEffect({ call, store }: CallSharingProps) {
  const [effect, setEffect] = useState<Effect>();

  async function ask() {
    setEffect('asking');
    try {
      const answer = await store.ask((bank) => bank.effect(call.n));
      setEffect(answer.outcome === 'done' ? { changes: answer.changes } : { problem: answer.reason });
    } catch (failure) {
      setEffect({ problem: failure instanceof Error ? failure.message : String(failure) });
    }
  }

  if (effect === undefined || effect === 'asking') {
    return (
      <Button busy={effect === 'asking'} onClick={() => void ask()}>
        Show what changed in the bank
      </Button>
    );
  }
  if ('problem' in effect) return <p role="alert">{effect.problem}</p>;
  const { changes } = effect;
  return (
    <div role="status">
      <p className={pieceStyles.words}>
        {changes.length === 0 ? 'Nothing changed in the bank.' : `Changed in the bank: ${changes.length}`}
      </p>
      <ul aria-label="What changed in the bank" className={styles.list}>
        {changes.slice(0, mostShown).map(({ of, id, change, fields }) => (
          <li key={`${of} ${id}`}>
            <strong>
              {of} {change}
            </strong>{' '}
            <code>{id}</code>
            <ul className={styles.list}>
              {fields.map(({ name, before, after }) => (
                <li key={name}>
                  {name}: {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && <p className={pieceStyles.quiet}>The first {mostShown} are shown.</p>}
    </div>
  );
}

async function copiedPact(call: RequestHead, bank: Pick<PanelVerbs, 'entry'>): Promise<string> {
  const entry: JournalEntry | null = await bank.entry(call.n);
  if (entry?.kind !== 'request') throw new Error('This call is no longer kept.');
  return pactText(entry satisfies RequestEntry);
}

async function copiedTest(call: RequestHead, bank: Pick<PanelVerbs, 'snapshot'>): Promise<string> {
  const taken = await bank.snapshot(call.n);
  if (taken.outcome === 'refused') throw new Error(`No test can repeat this call: ${taken.reason}`);
  return callTest(call, JSON.stringify(taken.snapshot));
}
