import { bulkCheckKind, bulkLapseKind } from '#sandbox/bank/bulk/bulk-checks.ts';
import { bulkCompleteKind, bulkPayKind } from '#sandbox/bank/bulk/bulk-runs.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { holdSettleKind } from '#sandbox/bank/engine/holds.ts';
import { instructionRunKind } from '#sandbox/bank/instructions/instruction-runs.ts';
import { deskAnswerKind } from '#sandbox/bank/mail/desk.ts';
import { paymentResolvedKind } from '#sandbox/bank/payments/immediate-orders.ts';
import type { JobRecord } from '#sandbox/bank/records/job.ts';
import { sessionWatchKind } from '#sandbox/bank/session/sessions.ts';
import { statementNewsKind } from '#sandbox/bank/statements/statement-news.ts';
import { lateRequestKind } from '#sandbox/http/pipeline/late-requests.ts';
import { dayOfLife } from '#sandbox/personas/day-of-life.ts';
import { instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';

/** The kind of job that ends an idle session. */
export const sessionRunsOut = sessionWatchKind;

export interface DueItem {
  readonly at: Instant;
  readonly kind: string;
  readonly what: string;
  /** Whether it books what is pending until then. */
  readonly books: boolean;
}

/**
 * Jobs waiting for the clock, earliest first. A job may schedule the next of its kind, so by a later moment at least
 * these will have run.
 */
export function dueItems(bank: Bank): DueItem[] {
  return [...bank.jobs.all.flatMap((job) => toDueItem(bank, job) ?? []), ...collections(bank)].sort((left, right) =>
    left.at < right.at ? -1 : left.at > right.at ? 1 : 0,
  );
}

/** An originator collects as part of a persona's usual activity, between six and seven. */
const collectionKind = 'direct-debit';
const collectedBy = '07:00';

/** What runs by instruction of the customer. */
export const instructionDueKinds: readonly string[] = [instructionRunKind, collectionKind];

function collections({ records }: Bank): DueItem[] {
  return records.all('directDebits').flatMap(({ nextOn, originator, accountId }) => {
    if (nextOn === null) return [];
    const what = `“${originator}” collects a direct debit from ${accountId}`;
    return [{ at: instantInLondon(nextOn, collectedBy), kind: collectionKind, what, books: false }];
  });
}

const bulkSteps = {
  [bulkCheckKind]: 'is checked',
  [bulkLapseKind]: 'lapses if nobody has authorised it',
  [bulkPayKind]: 'is paid',
  [bulkCompleteKind]: 'is completed',
} as const;

function toDueItem(bank: Bank, { kind, dueAt, payload }: JobRecord): DueItem | undefined {
  switch (kind) {
    case dayOfLife:
      return {
        at: dueAt,
        kind,
        what: `The accounts of ${payload.personaId} continue their usual activity`,
        books: false,
      };
    case holdSettleKind: {
      const hold = bank.records.find('holds', String(payload.holdId));
      return hold && { at: dueAt, kind, what: `“${hold.description}” on ${hold.accountId} is booked`, books: true };
    }
    case instructionRunKind: {
      const instruction = bank.records.find('instructions', String(payload.instructionId));
      if (instruction === undefined) return undefined;
      const { payeeName, accountId } = instruction;
      return { at: dueAt, kind, what: `“${payeeName}” is paid from ${accountId}`, books: false };
    }
    case paymentResolvedKind: {
      const payment = bank.records.find('payments', String(payload.paymentId));
      return payment && { at: dueAt, kind, what: `The payment to “${payment.payeeName}” is resolved`, books: false };
    }
    case deskAnswerKind: {
      const mail = bank.records.find('mails', String(payload.mailId));
      return mail && { at: dueAt, kind, what: `The desk answers “${mail.subject}” of ${mail.userId}`, books: false };
    }
    case statementNewsKind:
      return { at: dueAt, kind, what: `The bank writes to ${payload.userId} about new statements`, books: false };
    case bulkCheckKind:
    case bulkLapseKind:
    case bulkPayKind:
    case bulkCompleteKind: {
      const file = bank.records.find('bulkFiles', String(payload.fileId));
      return (
        file && {
          at: dueAt,
          kind,
          what: `The bulk file “${file.fileName}” ${bulkSteps[kind]}`,
          books: kind === bulkPayKind,
        }
      );
    }
    case lateRequestKind:
      return {
        at: dueAt,
        kind,
        what: `The bank does ${payload.operationId} late, requested in entry ${payload.n}`,
        books: false,
      };
    case sessionWatchKind: {
      // The watch job runs earlier than the expiry, and forgetting an ended session has no visible effect.
      const session = bank.records.find('sessions', String(payload.sessionId));
      if (session === undefined || session.ended !== 'no') return undefined;
      const whose = session.userId === null ? 'A session before sign-in' : `The session of ${session.userId}`;
      return { at: session.expiresAt, kind, what: `${whose} expires if it stays idle`, books: false };
    }
    default:
      return { at: dueAt, kind, what: kind, books: false };
  }
}
