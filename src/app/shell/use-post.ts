import { useEffect } from 'react';
import { onMailNews } from '#src/api/mail/mail-news.ts';
import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { bankApi } from '#src/api/store/bank-api.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';

/** The mailbox belongs to the customer, not to an entity. */
const ownBox = { party: false } as const;

/** Refetches the mailbox when another tab has changed it. */
export function useMailNews(): void {
  const dispatch = useAppDispatch();
  // Other tabs are outside React.
  useEffect(() => onMailNews(() => void dispatch(bankApi.util.invalidateTags(['Mails', 'Bulletins']))), [dispatch]);
}

/** Counts of unread post. Errors are left to the mailbox itself. */
export function usePost() {
  const mails = useListMailsQuery({ ...ownBox, box: 'inbox' });
  const bulletins = useListBulletinsQuery(ownBox);
  return {
    unreadMails: mails.data?.filter(({ isRead }) => !isRead).length ?? 0,
    unreadBulletins: bulletins.data?.filter(({ isRead }) => !isRead).length ?? 0,
  };
}
