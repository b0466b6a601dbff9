import { useMemo } from 'react';
import { useListBulletinsQuery, useListMailsQuery } from '#src/api/mail/mailbox.ts';
import { shownError } from '#src/api/messages/bank-error.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import type { Folder } from '#src/features/mail/model/folders.ts';
import { type ListedMail, listedBulletins, listedMails } from '#src/features/mail/model/listed-mail.ts';

/** The mailbox belongs to the customer, not to an entity. */
export const ownBox = { party: false } as const;

export interface FolderInUse {
  /** Undefined until the folder has been read. */
  readonly mails: readonly ListedMail[] | undefined;
  readonly error: ReturnType<typeof shownError>;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** A folder, refetched when it is opened, because the bank may have written since. */
export function useFolder(folder: Folder): FolderInUse {
  const { bankName } = useRuntimeConfig();
  const isOfBulletins = folder === 'bulletins';
  const mails = useListMailsQuery(
    { ...ownBox, box: isOfBulletins ? 'inbox' : folder },
    { skip: isOfBulletins, refetchOnMountOrArgChange: true },
  );
  const bulletins = useListBulletinsQuery(ownBox, { skip: !isOfBulletins, refetchOnMountOrArgChange: true });
  const listed = useMemo(() => {
    if (isOfBulletins) return bulletins.data && listedBulletins(bulletins.data, bankName);
    return mails.data && listedMails(mails.data);
  }, [isOfBulletins, bulletins.data, mails.data, bankName]);
  const { error, isFetching, refetch } = isOfBulletins ? bulletins : mails;
  return { mails: listed, error: shownError(error), isFetching, refetch };
}
