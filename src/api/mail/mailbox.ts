import { bankApi, type PartyArg } from '#src/api/store/bank-api.ts';
import type { BankCall } from '#src/api/store/bank-call.ts';
import { bankQuery } from '#src/api/store/bank-query.ts';
import { staleAfter } from '#src/api/store/stale.ts';
import { type Bulletin, boxFlags, type Mail, type MailBox, toBulletins, toMails } from './mail.ts';

export function mailsCall({ party, box }: PartyArg & { readonly box: MailBox }): BankCall<readonly Mail[]> {
  return {
    party,
    locale: 'en',
    send: (client) =>
      client.GET('/v1/mailbox/mails', { params: { query: { deleteStatus: 'false', msgFlag: boxFlags[box] } } }),
    read: (answer) => toMails(answer, box),
  };
}

function bulletinsCall({ party }: PartyArg): BankCall<readonly Bulletin[]> {
  return { party, locale: 'en', send: (client) => client.GET('/v1/mailbox/mailers'), read: toBulletins };
}

function readMailCall({ party, mailId }: PartyArg & { readonly mailId: string }): BankCall<null> {
  return {
    party,
    send: (client) =>
      client.PUT('/v1/mailbox/mails/{mailId}', {
        params: { path: { mailId } },
        body: { messageUserMappings: [{ status: 'R', deleteStatus: false }] },
      }),
    read: () => null,
  };
}

function readBulletinCall({ party, bulletinId }: PartyArg & { readonly bulletinId: string }): BankCall<null> {
  return {
    party,
    send: (client) =>
      client.PUT('/v1/mailbox/mailers/{mailerId}', {
        params: { path: { mailerId: bulletinId } },
        body: { status: 'R' },
      }),
    read: () => null,
  };
}

export const mailboxApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    listMails: build.query({ queryFn: bankQuery(mailsCall), providesTags: ['Mails'] }),
    listBulletins: build.query({ queryFn: bankQuery(bulletinsCall), providesTags: ['Bulletins'] }),
    readMail: build.mutation({ queryFn: bankQuery(readMailCall), invalidatesTags: staleAfter.updateMail }),
    readBulletin: build.mutation({ queryFn: bankQuery(readBulletinCall), invalidatesTags: staleAfter.updateMailer }),
  }),
});

export const { useListMailsQuery, useListBulletinsQuery, useReadMailMutation, useReadBulletinMutation } = mailboxApi;
