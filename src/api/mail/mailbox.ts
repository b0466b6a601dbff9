import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { boxFlags, type MailBox, toBulletins, toMails, toOneBulletin, toOneMail } from './mail.ts';
import { tellOtherTabs } from './mail-news.ts';

export function mailsCall({ party, box }: PartyArg & { readonly box: MailBox }) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/v1/mailbox/mails', { params: { query: { deleteStatus: 'false', msgFlag: boxFlags[box] } } }),
    read: (answer) => toMails(answer, box),
  });
}

function mailCall({ party, mailId }: PartyArg & { readonly mailId: string }) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/mailbox/mails/{mailId}', { params: { path: { mailId } } }),
    read: toOneMail,
  });
}

function bulletinCall({ party, bulletinId }: PartyArg & { readonly bulletinId: string }) {
  return bankCall({
    party,
    send: (client) => client.GET('/v1/mailbox/mailers/{mailerId}', { params: { path: { mailerId: bulletinId } } }),
    read: toOneBulletin,
  });
}

function bulletinsCall({ party }: PartyArg) {
  return bankCall({ party, send: (client) => client.GET('/v1/mailbox/mailers'), read: toBulletins });
}

function readMailCall({ party, mailId }: PartyArg & { readonly mailId: string }) {
  return bankCall({
    party,
    send: (client) =>
      client.PUT('/v1/mailbox/mails/{mailId}', {
        params: { path: { mailId } },
        body: { messageUserMappings: [{ status: 'R', deleteStatus: false }] },
      }),
    read: () => null,
  });
}

function readBulletinCall({ party, bulletinId }: PartyArg & { readonly bulletinId: string }) {
  return bankCall({
    party,
    send: (client) =>
      client.PUT('/v1/mailbox/mailers/{mailerId}', {
        params: { path: { mailerId: bulletinId } },
        body: { status: 'R' },
      }),
    read: () => null,
  });
}

export const mailboxApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listMails: build.query({ queryFn: bankQuery(mailsCall), providesTags: ['Mails'] }),
    listBulletins: build.query({ queryFn: bankQuery(bulletinsCall), providesTags: ['Bulletins'] }),
    getMail: build.query({ queryFn: bankQuery(mailCall) }),
    getBulletin: build.query({ queryFn: bankQuery(bulletinCall) }),
    readMail: build.mutation({
      queryFn: bankQuery(readMailCall),
      invalidatesTags: staleAfter.updateMail,
      async onQueryStarted({ party, mailId }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          mailboxApi.util.updateQueryData('listMails', { party, box: 'inbox' }, (mails) => markedRead(mails, mailId)),
        );
        await queryFulfilled.then(tellOtherTabs, shown.undo);
      },
    }),
    readBulletin: build.mutation({
      queryFn: bankQuery(readBulletinCall),
      invalidatesTags: staleAfter.updateMailer,
      async onQueryStarted({ party, bulletinId }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          mailboxApi.util.updateQueryData('listBulletins', { party }, (bulletins) => markedRead(bulletins, bulletinId)),
        );
        await queryFulfilled.then(tellOtherTabs, shown.undo);
      },
    }),
  }),
});

/** Shown as read at once; unread again if the bank could not note it. */
function markedRead<Entry extends { readonly id: string; readonly isRead: boolean }>(
  entries: readonly Entry[],
  id: string,
): Entry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, isRead: true } : entry));
}

export const {
  useListMailsQuery,
  useListBulletinsQuery,
  useGetMailQuery,
  useGetBulletinQuery,
  useReadMailMutation,
  useReadBulletinMutation,
} = mailboxApi;
