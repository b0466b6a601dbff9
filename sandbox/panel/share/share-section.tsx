import { useState } from 'react';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { CheckField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { longestLink, type TakenMoment } from '#sandbox/panel/pieces/share-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { bugReport } from './bug-report.ts';
import { harText } from './har.ts';
import { OpenMoment } from './open-moment.tsx';
import { momentTest } from './playwright-test.ts';
import { fileName, saveFile } from './save-file.ts';

/** Passes this moment on: as a link, a file, a bug bundle, a test or a HAR file. Opens those of others. */
export function ShareSection() {
  const { store, state } = usePanel();
  const copying = useCopying();
  const saving = useAction();
  const [what, setWhat] = useState('');
  const [wantsPicture, setWantsPicture] = useState(false);
  const [saved, setSaved] = useState('');
  const { now } = state.clock;

  async function taken(report?: Parameters<typeof store.share.take>[0]) {
    const moment = await store.share.take(report);
    if (moment.outcome === 'refused') throw new Error(moment.reason);
    return moment;
  }

  async function link(): Promise<string> {
    const moment = await taken();
    if (moment.link.length > longestLink) throw new Error(tooLongFor(moment));
    return moment.link;
  }

  /** Runs a step whose failure is shown in the section. */
  function save(name: string, step: () => Promise<string>, afterwards = () => '') {
    setSaved('');
    return saving.run(async () => {
      try {
        saveFile(name, await step());
        setSaved(`Saved as ${name}.${afterwards()}`);
        return undefined;
      } catch (failure) {
        return reasonOf(failure);
      }
    });
  }

  function saveBug() {
    let lacksPicture = false;
    const step = async () => {
      const report = await bugReport(what, wantsPicture);
      lacksPicture = wantsPicture && report.screenshot === null;
      return (await taken(report)).text;
    };
    return save(fileName('bug', now, 'json'), step, () =>
      lacksPicture ? ' It has no picture: the browser allowed none.' : '',
    );
  }

  return (
    <Section title="This moment" action={saving}>
      <p className={styles.quiet}>
        A link or a file opens this page on this very bank, wherever the sandbox runs. The bank’s time stands still
        there.
      </p>
      <div className={styles.row}>
        <Button onClick={() => void copying.copy('link to this moment', link)}>Copy link to this moment</Button>
        <Button onClick={() => void copying.copy('Playwright test', async () => momentTest((await taken()).text))}>
          Copy as a Playwright test
        </Button>
      </div>
      <Copied copying={copying} />
      <div className={styles.row}>
        <Button
          busy={saving.busy}
          onClick={() => void save(fileName('moment', now, 'json'), async () => (await taken()).text)}
        >
          Save this moment
        </Button>
        <Button
          busy={saving.busy}
          onClick={() =>
            void save(fileName('calls', now, 'har'), async () =>
              harText(await store.ask((bank) => bank.journal()), state.build, location.origin),
            )
          }
        >
          Save all calls as HAR
        </Button>
      </div>
      <TextField label="What is wrong?" value={what} onChange={(event) => setWhat(event.target.value)} />
      <CheckField label="With a picture of this tab" checked={wantsPicture} onCheck={setWantsPicture} />
      <Button busy={saving.busy} onClick={() => void saveBug()}>
        Save a bug bundle
      </Button>
      <p role="status" className={styles.quiet}>
        {saved}
      </p>
      <OpenMoment />
    </Section>
  );
}

function tooLongFor({ link }: Extract<TakenMoment, { outcome: 'taken' }>): string {
  const thousands = Math.ceil(link.length / 1000);
  return `So many calls make a link of ${thousands},000 characters, and links are cut above ${longestLink / 1000},000. Save this moment as a file instead.`;
}
