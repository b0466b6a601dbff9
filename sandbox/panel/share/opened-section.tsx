import { useEffect, useState } from 'react';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import type { MomentFile } from '#sandbox/panel/pieces/share-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { BundleReport } from './bundle-report.tsx';
import { useReport } from './use-report.ts';

/** The file that this bank was opened from stays in sight, and opens again as it was saved. */
export function OpenedSection() {
  const { store } = usePanel();
  const [file, setFile] = useState<MomentFile>();
  const { kept } = store.share;

  useEffect(() => void kept.read().then(setFile), [kept]);

  if (file === undefined) return null;
  return <Opened file={file} onForget={() => void kept.forget().then(() => setFile(undefined))} />;
}

function Opened({ file, onForget }: { readonly file: MomentFile; readonly onForget: () => void }) {
  const { store } = usePanel();
  const opening = useAction();
  const read = useReport(file);
  return (
    <Section title={`Opened from ${file.name}`} action={opening}>
      {read?.outcome === 'read' && read.report !== undefined && <BundleReport report={read.report} />}
      <p className={styles.quiet}>Opened once more, its bank is untouched, whatever has been done here since.</p>
      <div className={styles.row}>
        <Button busy={opening.busy} onClick={() => void opening.run(() => store.share.open(file))}>
          Open its bank as it was saved
        </Button>
        <Button busy={opening.busy} onClick={onForget}>
          Put the file away
        </Button>
      </div>
    </Section>
  );
}
