import type { SentOnce } from '#src/api/client/nonce.ts';
import { needsApproval } from '#src/api/client/read-refusal.ts';
import type { OrderState } from '#src/api/orders/order.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import { toAmountPayload } from '#src/api/wire/amount-payload.ts';
import { answerHas, referenceIn } from '#src/api/wire/own-answer.ts';
import { fieldsOf, listOf, textOf, tokenOf, type Wire } from '#src/api/wire/wire.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { AccountId, PartyId } from '#src/kernel/ids.ts';
import type { Money } from '#src/kernel/money.ts';
import { rejectionText } from './bulk-record.ts';
import type { FoundFile } from './find-file.ts';

/** A checked file, ready to send. */
export interface BulkOrder extends PartyArg {
  readonly account: { readonly id: AccountId; readonly accountNumber: string; readonly customerId: PartyId };
  readonly payOn: CalendarDay;
  readonly fileName: string;
  /** Base64, byte for byte as it was checked. */
  readonly content: string;
  readonly count: number;
  readonly total: Money<'GBP'>;
  /** What a code or PIN confirms, worded to follow "To …". */
  readonly confirms: string;
}

export interface BulkDraft {
  readonly id: string;
  readonly fileIdentifier: string;
  readonly warnings: readonly RowWarning[];
}

/** A payment that the bank will reject if the file is sent as it is. */
export interface RowWarning {
  readonly row: number;
  readonly reason: string;
}

/** `needs-authoriser`: somebody else must authorise it as well. */
export type BulkApproval = 'approved' | 'needs-authoriser';

/** Nothing is sent and nothing moves, though the bank guards the call as if it did. */
export function draftCall({ party, account, payOn, fileName, content, count, total }: BulkOrder) {
  return bankCall({
    party,
    movesMoney: true,
    send: (client) =>
      client.POST('/cz/v1/fileUploads/files', {
        body: {
          accountId: accountPayload(account),
          date: payOn,
          fileName,
          fileData: content,
          numRows: count,
          totalAmount: toAmountPayload(total),
        },
      }),
    read: toDraftedFile,
  });
}

interface UploadArg {
  readonly order: BulkOrder;
  readonly draft: BulkDraft;
  readonly sentOnce: SentOnce;
}

export function uploadCall({ order, draft, sentOnce }: UploadArg) {
  const { party, account, payOn, fileName, content, confirms } = order;
  return bankCall({
    party,
    movesMoney: true,
    confirms: `upload ${confirms}`,
    sentOnce,
    send: (client) =>
      client.POST('/cz/v1/fileUploads/files/{fileId}', {
        params: { path: { fileId: draft.id } },
        body: {
          fileName,
          fileContent: content,
          valueDate: payOn,
          customerId: account.customerId,
          debitAccountId: accountPayload(account),
          fileIdentifier: draft.fileIdentifier,
        },
      }),
    // The answer to the draft names the file, too.
    isOwn: (answer) =>
      answerHas(answer, { fileUpload: { key: { id: draft.id } } }) &&
      !answerHas(answer, { fileUpload: { fileStatus: 'INITIATED' } }),
    read: () => true as const,
  });
}

export interface AuthoriseArg extends PartyArg {
  readonly id: string;
  readonly confirms: string;
  /** The bank pays nothing before it has asked for a code or PIN. */
  readonly isFactorNeeded?: boolean;
}

interface AuthoriseOnce extends AuthoriseArg {
  readonly sentOnce: SentOnce;
}

export function authoriseCall({ party, id, confirms, sentOnce }: AuthoriseOnce) {
  return bankCall({
    party,
    movesMoney: true,
    confirms: `pay ${confirms}`,
    sentOnce,
    send: (client) =>
      client.POST('/cz/v1/fileUploads/files/{fileId}/authorisation', {
        params: { path: { fileId: id } },
      }),
    // The answers to draft and upload name the file, too, but only an authorised one has a reference.
    isOwn: (answer) => answerHas(answer, { fileUpload: { key: { id } } }) && referenceIn(answer) !== undefined,
    read: (answer) => (needsApproval(answer) ? 'needs-authoriser' : 'approved'),
  });
}

/** How an upload stands whose answer was lost. A file the bank does not know may still arrive. */
export function uploadStateOf({ file }: FoundFile): OrderState<true> {
  if (file === undefined) return { status: 'unclear' };
  return file.status === 'INITIATED' ? { status: 'unconfirmed' } : { status: 'made', made: true };
}

/** `isAnswered`: a code or PIN may have been sent. A request without the one that the bank asks for pays nothing, however late it arrives. */
export function authorisationStateOf({ file }: FoundFile, isAnswered = true): OrderState<BulkApproval> {
  switch (file?.status) {
    case 'VERIFIED':
      if (!file.isOwnConfirmationDue) return { status: 'made', made: 'needs-authoriser' };
      return { status: file.ownConfirmationFactor === undefined || isAnswered ? 'unconfirmed' : 'not-made' };
    case 'APPROVED':
    case 'PROCESSING_IN_PROGRESS':
    case 'PROCESSED':
    case 'COMPLETED':
      return { status: 'made', made: 'approved' };
    case 'ERROR':
    case 'REJECTED':
    case 'EXPIRED':
      return { status: 'not-made' };
    default:
      return { status: 'unclear' };
  }
}

type DraftedFile = Pick<BulkDraft, 'id' | 'warnings'>;

export function toDraftedFile(answer: Wire<'BulkFileAnswer'>): DraftedFile | undefined {
  const { key, recordWarnings } = fieldsOf(fieldsOf(answer).fileUpload);
  const id = tokenOf(fieldsOf(key).id);
  return id === undefined ? undefined : { id, warnings: listOf(recordWarnings).flatMap(toRowWarning) };
}

/** Nothing without a row or a reason: it could not be shown at its place. */
function toRowWarning(entry: Wire<'BulkRecordWarning'>): readonly RowWarning[] {
  const { recordId, errorCode, errorMessage } = fieldsOf(entry);
  const row = Number(tokenOf(recordId));
  const reason = textOf(errorMessage) ?? rejectionText(tokenOf(errorCode));
  return Number.isSafeInteger(row) && row > 0 && reason !== undefined ? [{ row, reason }] : [];
}

function accountPayload({ id, accountNumber }: BulkOrder['account']) {
  return { value: id, displayValue: accountNumber };
}
