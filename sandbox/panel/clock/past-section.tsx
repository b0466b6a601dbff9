import { type FormEvent, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { useAnswer, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';

const askBookmarks = (bank: PanelMethods) => bank.bookmarks();

/** Names moments, and goes back to them or to any earlier time of this bank. */
export function PastSection() {
  const { store, callCount } = usePanel();
  const { answer, problem } = useAnswer(askBookmarks, '');
  const [name, setName] = useState('');
  const [moment, setMoment] = useState('');
  const action = useAction();
  const goBack = (to: string) => void action.run(() => store.rewind(to));

  async function mark(event: FormEvent) {
    event.preventDefault();
    if (
      await action.run(() => store.act((bank) => bank.bookmark(name)), {
        says: `This moment is named “${name}”.`,
        place: 'name',
      })
    )
      setName('');
  }

  return (
    <Section title="Back in time" action={action}>
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
        <Button type="submit" busy={action.busy}>
          Bookmark
        </Button>
      </form>
      <Answer told={action.told} place="name" />
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
              busy={action.busy}
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
          busy={action.busy}
          onGo={() => goBack(moment)}
        />
      )}
    </Section>
  );
}

function countText(calls: number): string {
  return calls === 1 ? 'This bank has had one call.' : `This bank has had ${calls} calls.`;
}
