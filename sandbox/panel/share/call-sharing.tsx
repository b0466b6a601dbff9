import { ruleIndex } from 'virtual:rule-index';
import type { JournalEntry, RequestEntry, RequestHead } from '#sandbox/control/journal/journal.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import { EffectShown } from '#sandbox/panel/pieces/effect-shown.tsx';
import pieceStyles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
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

/** What else can be done with a call: copied as a test, or followed into the bank. */
export function CallSharing({ call, store }: CallSharingProps) {
  const copying = useCopying();
  const { setBy, files, assumptions, ofOperation } = originOf(ruleIndex, call.rule, call.operationId);
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
            {setBy !== undefined && <p className={pieceStyles.words}>{setByTexts[setBy]}</p>}
            {files.length > 0 && (
              <p className={pieceStyles.words}>
                <code>{call.rule}</code> is {setBy === undefined ? 'decided' : 'carried out'} in{' '}
                <code>{files.map((file) => `sandbox/${file}`).join(', ')}</code>.
              </p>
            )}
            {assumed === 0 && setBy === undefined && (
              <p className={pieceStyles.words}>Nothing is assumed there: the rule is specified.</p>
            )}
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
      <EffectShown name="Show what changed in the bank" ask={() => store.ask((bank) => bank.effect(call.n))} />
    </>
  );
}

const setByTexts = {
  fault: 'The bank did not decide this: a fault was planned for it.',
  magic: 'The bank did not decide this by its rules: a magic value did.',
  switch: 'The bank did not decide this by its rules: a switch says what it answers.',
} as const;

async function copiedPact(call: RequestHead, bank: Pick<PanelMethods, 'entry'>): Promise<string> {
  const entry: JournalEntry | null = await bank.entry(call.n);
  if (entry?.kind !== 'request') throw new Error('This call is no longer kept.');
  return pactText(entry satisfies RequestEntry);
}

async function copiedTest(call: RequestHead, bank: Pick<PanelMethods, 'snapshot'>): Promise<string> {
  const taken = await bank.snapshot(call.n);
  if (taken.outcome === 'refused') throw new Error(`No test can repeat this call: ${taken.reason}`);
  return callTest(call, JSON.stringify(taken.snapshot));
}
