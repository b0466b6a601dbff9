import { type FormEvent, useState } from 'react';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { londonDayText, londonMinuteText } from './bank-time.ts';

interface PastSectionProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
}

const askBookmarks = (bank: PanelVerbs) => bank.bookmarks();

/** Names moments, and goes back to them or to any earlier time of this bank. */
export function PastSection({ store, readAtMs, callCount }: PastSectionProps) {
  const { answer, problem } = useLoadable(store, askBookmarks, '', readAtMs, callCount);
  const [name, setName] = useState('');
  const [moment, setMoment] = useState('');
  const verb = useVerb();
  const goBack = (to: string) => void verb.run(() => store.rewind(to));

  async function mark(event: FormEvent) {
    event.preventDefault();
    if (await verb.run(() => store.act((bank) => bank.bookmark(name)))) setName('');
  }

  return (
    <Section title="Back in time" verb={verb}>
      <p className={styles.quiet}>
        Going back undoes and forgets everything that came after, in every tab. Bookmarks survive a reload.
      </p>
      <form className={styles.row} onSubmit={(event) => void mark(event)}>
        <TextField
          label="Name this moment"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={verb.busy}>
          Bookmark
        </Button>
      </form>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {answer?.bookmarks.length === 0 && <p className={styles.words}>No moment has a name yet.</p>}
      <ul aria-label="Bookmarks" className={styles.stacks}>
        {answer?.bookmarks.map((bookmark) => (
          <li key={bookmark.name} className={styles.stack}>
            <span>
              <strong>{bookmark.name}</strong>
              <span className={styles.quiet}>
                {' '}
                {londonMinuteText(bookmark.at)} on {londonDayText(bookmark.at)}
              </span>
            </span>
            <AskFirst
              name={`Go back to ${bookmark.name}`}
              question={`${countText(callCount)} Everything after “${bookmark.name}” is undone. Go back?`}
              keep="Stay here"
              busy={verb.busy}
              onGo={() => goBack(bookmark.name)}
            />
          </li>
        ))}
      </ul>
      <TextField
        label="An earlier time in London"
        type="datetime-local"
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
      />
      {moment !== '' && (
        <AskFirst
          name="Go back to that time"
          question="Everything after that time is undone. Go back?"
          keep="Stay here"
          busy={verb.busy}
          onGo={() => goBack(moment)}
        />
      )}
    </Section>
  );
}

function countText(calls: number): string {
  return calls === 1 ? 'This bank has had one call.' : `This bank has had ${calls} calls.`;
}
