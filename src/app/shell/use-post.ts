import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';

/** The mailbox is the customer's own, whichever entity is active. */
const ownBox = { party: false } as const;

/** What of the bank's post the customer has not read. What could not be asked is not told of: the mailbox itself will. */
export function usePost() {
  const mails = useListMailsQuery({ ...ownBox, box: 'inbox' });
  const bulletins = useListBulletinsQuery(ownBox);
  return {
    hasUnreadMail: mails.data?.some(({ isRead }) => !isRead) ?? false,
    unreadBulletins: bulletins.data?.filter(({ isRead }) => !isRead).length ?? 0,
  };
}
