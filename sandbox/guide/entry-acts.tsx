import { useState } from 'react';
import type { Offer, OfferAct } from '#sandbox/panel/offers/offer.ts';
import { runAct } from '#sandbox/panel/offers/run-act.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './guide.module.css';

type PressedAct = Exclude<OfferAct, { readonly act: 'open' }>;

/** What tries an entry, and what became of it. */
export function EntryActs({ store, entry }: { readonly store: PanelStore; readonly entry: Offer }) {
  const { title, acts } = entry;
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
    <>
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
    </>
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
