import type { BulkFile, Headline, PaymentProgress } from '#src/api/bulk/bulk-file.ts';
import { parseCalendarDay } from '#src/kernel/calendar.ts';
import { slashedDay } from '#src/ui/text/dates.ts';

export const headlineTexts = {
  successful: 'Successful',
  rejected: 'Rejected',
  processing: 'Under process',
  error: 'File error',
} as const satisfies Record<Headline, string>;

export const progressTexts = {
  processing: 'Under process',
  accepted: 'Successful',
  rejected: 'Rejected',
} as const satisfies Record<PaymentProgress, string>;

/** Whose authorisation a file awaits, as far as the bank has said. */
export type Turn = 'mine' | 'others' | 'unknown';

const turnTexts = {
  mine: 'This file is awaiting your authorisation. Nothing will be paid until it is authorised.',
  others: 'This will be completed once authorised by another account holder',
  unknown: 'Nothing will be paid until this file is authorised.',
} as const satisfies Record<Turn, string>;

/** What happens next with a file; undefined where the headline says it all. */
export function nextStepText(
  { status, isOwnConfirmationDue, count, counts, paidOn }: BulkFile,
  turn: Turn,
): string | undefined {
  switch (status) {
    case 'UPLOADED':
      return 'We are checking this file.';
    case 'VERIFIED':
      return isOwnConfirmationDue
        ? 'We have checked this file. Nothing will be paid until you authorise it.'
        : turnTexts[turn];
    case 'APPROVED':
      return `This file is authorised and will be paid on ${paidOn === undefined ? 'its payment date' : slashedDay(paidOn)}.`;
    case 'PROCESSING_IN_PROGRESS':
      return 'These payments are being made.';
    case 'ERROR':
      if (count === 0) return 'No row of this file could be read, so it could not be processed. Nothing has been paid.';
      return 'The bulk file has errors and could not be processed. Nothing has been paid.';
    case 'REJECTED':
      return 'This file was declined by an authoriser. Nothing has been paid.';
    case 'EXPIRED':
      return 'This file was not authorised before its payment date. Nothing has been paid.';
    default:
      return counts.rejected > 0 && counts.accepted > 0
        ? 'Some payments were rejected. No money has left the account for these.'
        : undefined;
  }
}

/** Whose turn it is, or what ended it, beside the headline in a list; undefined where the headline says it all. */
export function turnText({ status, isOwnConfirmationDue, count, counts, paidOn }: BulkFile): string | undefined {
  switch (status) {
    case 'UPLOADED':
      return 'We are checking it';
    case 'VERIFIED':
      return isOwnConfirmationDue ? 'Awaiting your authorisation' : 'Awaiting an authoriser';
    case 'APPROVED':
      return paidOn === undefined ? 'Authorised' : `To be paid on ${slashedDay(paidOn)}`;
    case 'PROCESSING_IN_PROGRESS':
      return 'Being paid';
    case 'ERROR':
      return count === 0 ? 'No row could be read' : 'Some rows have errors';
    case 'REJECTED':
      return 'Declined by an authoriser';
    case 'EXPIRED':
      return 'Not authorised in time';
    default:
      return counts.rejected > 0 && counts.accepted > 0 ? `${counts.rejected} of ${count} rejected` : undefined;
  }
}

/** The bank counts nothing in a file that could not be read. */
export function isUnread({ status, count }: Pick<BulkFile, 'status' | 'count'>): boolean {
  return status === 'ERROR' && count === 0;
}

/** `02/03/2026 09:30`; the bank gives it in London time. */
export function uploadedText({ uploadedAt }: Pick<BulkFile, 'uploadedAt'>): string {
  const day = parseCalendarDay(uploadedAt?.slice(0, 10) ?? '');
  const [time] = /(?<=T)\d\d:\d\d/.exec(uploadedAt ?? '') ?? [];
  return day === undefined || time === undefined ? '' : `${slashedDay(day)} ${time}`;
}
