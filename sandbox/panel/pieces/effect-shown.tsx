import { useState } from 'react';
import type { CallEffect } from '#sandbox/control/moment/call-effect.ts';
import type { RecordDiff } from '#sandbox/control/moment/state-diff.ts';
import type { ControlResult } from '#sandbox/control/queries/control-verdict.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './effect-shown.module.css';
import { Happenings } from './happenings.tsx';
import pieceStyles from './panel.module.css';

interface EffectShownProps {
  /** What the button says. */
  readonly name: string;
  readonly ask: () => Promise<ControlResult<CallEffect>>;
}

type Effect = CallEffect | { readonly problem: string } | 'asking';

/** What one entry of the journal changed, asked for when wanted: the bank is replayed up to it. */
export function EffectShown({ name, ask }: EffectShownProps) {
  const [effect, setEffect] = useState<Effect>();

  async function load() {
    setEffect('asking');
    try {
      const answer = await ask();
      setEffect(answer.outcome === 'done' ? answer : { problem: answer.reason });
    } catch (failure) {
      setEffect({ problem: reasonOf(failure) });
    }
  }

  const isShown = effect !== undefined && effect !== 'asking';
  return (
    <>
      <Button busy={effect === 'asking'} onClick={() => void load()}>
        {name}
      </Button>
      {isShown && ('problem' in effect ? <p role="alert">{effect.problem}</p> : <Changes {...effect} />)}
    </>
  );
}

/** In words; the records behind them open behind it. */
function Changes({ changes, meanwhile, happened, happenedMeanwhile }: CallEffect) {
  return (
    <div role="status">
      {changes.length === 0 ? (
        <p className={pieceStyles.words}>Nothing changed in the bank.</p>
      ) : (
        <>
          {happened.length === 0 && (
            <p className={pieceStyles.words}>Nothing that a customer would notice, but records changed.</p>
          )}
          <Happenings name="What happened" happenings={happened} />
          <DiffList title="Records that changed" changes={changes} />
        </>
      )}
      {meanwhile.length > 0 && (
        <>
          <p className={pieceStyles.words}>What fell due since the call before:</p>
          <Happenings name="What fell due since the call before" happenings={happenedMeanwhile} />
          <DiffList title="Records that changed meanwhile" changes={meanwhile} />
        </>
      )}
    </div>
  );
}

/** Longer lists hide what matters: the opening of a persona adds hundreds of records. */
const mostShown = 60;

function DiffList({ title, changes }: { readonly title: string; readonly changes: readonly RecordDiff[] }) {
  return (
    <Disclosure name={`${title}: ${changes.length}`}>
      {() => (
        <>
          <ul aria-label={title} className={styles.records}>
            {changes.slice(0, mostShown).map((diff) => (
              <li key={`${diff.of} ${diff.id}`} className={styles.record}>
                <Diff {...diff} />
              </li>
            ))}
          </ul>
          {changes.length > mostShown && <p className={pieceStyles.quiet}>The first {mostShown} are shown.</p>}
        </>
      )}
    </Disclosure>
  );
}

/** What changed is shown at once. Records that came or went have many fields, behind their name. */
function Diff({ of, id, change, fields }: RecordDiff) {
  const title = (
    <>
      {of} {change} <code>{id}</code>
    </>
  );
  const list = () => (
    <ul className={styles.fields}>
      {fields.map(({ name, before, after }) => (
        <li key={name}>
          {name}: {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
  if (change !== 'changed') return <Disclosure name={title}>{list}</Disclosure>;
  return (
    <>
      <strong>{title}</strong>
      {list()}
    </>
  );
}
