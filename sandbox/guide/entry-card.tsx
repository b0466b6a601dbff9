import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Offer, OfferAct } from '#sandbox/panel/offers/offer.ts';
import { runAct } from '#sandbox/panel/offers/run-act.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './guide.module.css';
import { guidePath } from './guide-path.ts';

type PressedAct = Exclude<OfferAct, { readonly act: 'open' }>;

interface EntryCardProps {
  readonly store: PanelStore;
  readonly entry: Offer;
  /** Where the entry was found, in a search. */
  readonly from?: { readonly id: string; readonly title: string };
}

/** One thing that the sandbox knows, and what tries it. */
export function EntryCard({ store, entry, from }: EntryCardProps) {
  const { id, title, written, text, notNow, acts } = entry;
  const facts = [...(notNow === undefined ? [] : [{ label: 'Not now', value: notNow }]), ...(entry.facts ?? [])];
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const copying = useCopying();

  async function run(act: PressedAct) {
    setSaid('');
    setProblem(undefined);
    if (act.act === 'copy') return void copying.copy('', () => act.text);
    setBusy(true);
    const failed = await runAct(store, act);
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) setSaid(`Done: ${act.label}`);
  }

  return (
    <li id={id} className={styles.entry}>
      {from !== undefined && (
        <p className={styles.from}>
          <Link to={`${guidePath}/${from.id}`}>{from.title}</Link>
        </p>
      )}
      <h2 className={styles.title}>{title}</h2>
      {written !== undefined && <code className={styles.written}>{written}</code>}
      {text !== '' && <p>{text}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.acts}>
        {acts.map((act) => (
          <Act key={act.label} act={act} about={title} busy={busy} onRun={run} />
        ))}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Copied copying={copying} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

interface ActProps {
  readonly act: OfferAct;
  readonly about: string;
  readonly busy: boolean;
  readonly onRun: (act: PressedAct) => Promise<void>;
}

function Act({ act, about, busy, onRun }: ActProps) {
  const name = (
    <>
      {act.label}
      <HiddenText>: {about}</HiddenText>
    </>
  );
  if (act.act === 'open') {
    return (
      <ButtonLink to={act.link} reloadDocument>
        {name}
      </ButtonLink>
    );
  }
  return (
    <Button busy={busy} onClick={() => void onRun(act)}>
      {name}
    </Button>
  );
}
