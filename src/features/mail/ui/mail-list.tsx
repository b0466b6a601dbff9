import { useMemo, useRef, useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import type { Folder } from '#src/features/mail/model/folders.ts';
import { found, inGroups, type ListedMail } from '#src/features/mail/model/listed-mail.ts';
import { endCopy, listStateOf } from '#src/features/mail/model/mailbox-end.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import stack from '#src/ui/page/stack.module.css';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import styles from './mail-list.module.css';
import { MailRows } from './mail-rows.tsx';
import type { FolderInUse } from './use-folder.ts';

const none: readonly ListedMail[] = [];
/** Shown at once; the customer asks for more. */
const portion = 200;

const emptyCopy: Readonly<Record<Folder, string>> = {
  inbox: 'You have no messages.',
  outbox: 'You have not sent any messages.',
  bulletins: 'You have no bulletins.',
};

/** A folder's messages that match the search, and what comes after the last. */
export function MailList({ folder, inUse }: { readonly folder: Folder; readonly inUse: FolderInUse }) {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(portion);
  const list = useRef<HTMLElement>(null);
  const { mails, error, isFetching, refetch } = inUse;
  const all = mails ?? none;
  const matching = useMemo(() => found(all, typed), [all, typed]);
  const groups = useMemo(() => inGroups(matching.slice(0, most), folder === 'inbox'), [matching, most, folder]);
  const known = {
    error,
    isFetching,
    total: mails?.length,
    foundCount: matching.length,
    shownCount: Math.min(most, matching.length),
    isSearched: typed.trim() !== '',
  };
  const state = listStateOf(known);

  function search(text: string) {
    setTyped(text);
    setMost(portion);
  }

  function clear() {
    search('');
    // The pressed button disappears.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Messages"
      aria-busy={state.status === 'loadingEmpty' ? true : undefined}
      className={stack.open}
    >
      {all.length > 0 && (
        <div className={styles.search}>
          <SearchField
            label="Search this folder"
            isLabelHidden
            placeholder="Search this folder"
            value={typed}
            onChange={search}
            onClear={() => search('')}
          />
        </div>
      )}
      {state.status === 'loadingEmpty' && <Waiting />}
      {groups.map(({ title, rows }) => (
        <div key={title ?? 'all'}>
          {title !== undefined && <h2 className={styles.group}>{title}</h2>}
          <MailRows label={title ?? 'Messages'} folder={folder} rows={rows} />
        </div>
      ))}
      {state.status === 'error' && <CallFailed failed={{ error: state.error, busy: isFetching, tryAgain: refetch }} />}
      {state.status === 'noResults' && (
        <NothingHere lead="No messages match your search.">
          <Button onClick={clear}>Clear search</Button>
        </NothingHere>
      )}
      {state.status === 'completelyEmpty' && <NothingHere lead={emptyCopy[folder]} />}
      <p role="status" className={styles.end}>
        {endCopy(state, known)}
      </p>
      {state.status === 'endOfExisting' && (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + portion)}>Show more</Button>
        </div>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div data-waiting="" className={styles.waiting}>
      {[1, 2, 3, 4].map((line) => (
        <p key={line}>
          <Skeleton width="long" />
        </p>
      ))}
    </div>
  );
}
