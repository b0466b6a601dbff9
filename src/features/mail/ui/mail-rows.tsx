import { memo, useId, useState } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { type Folder, messagePath } from '#src/features/mail/model/folders.ts';
import type { ListedMail } from '#src/features/mail/model/listed-mail.ts';
import { mailPreview } from '#src/features/mail/model/mail-preview.ts';
import { useScreenSize } from '#src/ui/overlays/screen-size.ts';
import { type PlacedRow, placeStyle } from '#src/ui/table/row-props.ts';
import { usePlace } from '#src/ui/table/use-place.ts';
import { VirtualRows } from '#src/ui/table/virtual-rows.tsx';
import { slashedDay } from '#src/ui/text/dates.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './mail-rows.module.css';

interface MailRowsProps {
  readonly label: string;
  readonly folder: Folder;
  readonly rows: readonly ListedMail[];
}

/** In pixels at the default text size: two lines where the list has the page, otherwise four. */
const mailHeights = { alone: 70, beside: 116 } as const;

/** One group's rows; of a long group only those in and near view are rendered. */
export function MailRows({ label, folder, rows }: MailRowsProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const place = usePlace(body);
  const { id } = useParams();
  const isAlone = useScreenSize() === 'large' && id === undefined;
  const rowAt = (index: number) => rows[index] ?? { id: String(index), ...nothing };

  function drawRow({ index, top, measure }: PlacedRow) {
    const mail = rowAt(index);
    return (
      <li
        key={mail.id}
        ref={measure}
        data-index={index}
        aria-setsize={rows.length}
        aria-posinset={index + 1}
        className={styles.row}
        style={placeStyle(top)}
      >
        <MailRow folder={folder} mail={mail} />
      </li>
    );
  }

  return (
    <div ref={setBody}>
      <VirtualRows
        // In the other layout every row has another height.
        key={String(isAlone)}
        as="list"
        label={label}
        place={place}
        usualHeight={mailHeights[isAlone ? 'alone' : 'beside']}
        rows={{ count: rows.length }}
        keyAt={(index) => rowAt(index).id}
        drawRow={drawRow}
      />
    </div>
  );
}

const nothing = { subject: '', sender: '', body: '', sentAt: undefined, isRead: true } as const;

/** Not rendered again while the list scrolls. */
const MailRow = memo(function MailRow({ folder, mail }: { readonly folder: Folder; readonly mail: ListedMail }) {
  const { id, subject, sender, body, sentAt, isRead } = mail;
  const previewId = useId();
  return (
    <NavLink
      to={messagePath(folder, id)}
      aria-describedby={previewId}
      className={isRead ? (styles.mail ?? '') : `${styles.mail} ${styles.unread}`}
    >
      <span className={styles.subject}>
        {!isRead && <span aria-hidden="true" className={styles.dot} />}
        <HiddenText>{isRead ? 'Read: ' : 'Unread: '}</HiddenText>
        <bdi>{subject}</bdi>
      </span>
      <span className={styles.sender}>{sender}</span>{' '}
      {sentAt !== undefined && (
        <time dateTime={sentAt} className={styles.sent}>
          {slashedDay(sentAt)}
        </time>
      )}
      {/* Described, not named, by it: a list of links is heard sooner. */}
      <span id={previewId} aria-hidden="true" className={styles.preview}>
        {mailPreview(body, folder !== 'outbox')}
      </span>
    </NavLink>
  );
});
