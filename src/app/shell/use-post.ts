import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';

/** The mailbox belongs to the customer, not to an entity. */
const ownBox = { party: false } as const;

/** Counts of unread post. Errors are left to the mailbox itself. */
export function usePost() {
  const mails = useListMailsQuery({ ...ownBox, box: 'inbox' });
  const bulletins = useListBulletinsQuery(ownBox);
  return {
    hasUnreadMail: mails.data?.some(({ isRead }) => !isRead) ?? false,
    unreadBulletins: bulletins.data?.filter(({ isRead }) => !isRead).length ?? 0,
  };
}
