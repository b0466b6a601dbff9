import type { PayeeAccountType } from '#src/api/payees/payee.ts';
import { toVerificationReport } from '#src/api/payees/verification-report.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { fieldsOf } from '#src/api/wire/wire.ts';

export interface CopCheckArg extends PartyArg {
  readonly accountNumber: string;
  readonly sortCode: string;
  readonly accountName: string;
  readonly accountType: PayeeAccountType;
  readonly reference: string;
}

function copCheckCall({ party, sortCode, reference, ...arg }: CopCheckArg) {
  const { accountNumber, accountName, accountType } = arg;
  return bankCall({
    party,
    send: (client) =>
      client.POST('/v1/payments/verifyPayeeName', {
        body: {
          paymentType: 'DOMESTIC',
          network: 'FASTER',
          accountId: accountNumber,
          accountName,
          accountType,
          bic: sortCode,
          dictionary: { nameValuePairDTOArray: [{ name: 'reference', value: reference }] },
        },
      }),
    read: (answer) => toVerificationReport(fieldsOf(answer).verificationReport),
  });
}

/** Confirmation of Payee. The result is not cached. */
export const checkPayeeName = uncachedQuery(copCheckCall);
