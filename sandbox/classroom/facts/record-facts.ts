import { z } from 'zod';
import type { ApprovalRecord } from '#sandbox/bank/records/approval.ts';
import type { Inbound } from '#sandbox/http/pipeline/inbound.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { Evidence } from './evidence.ts';
import type { PlainFact } from './fact.ts';
import { aliasOf, hasWords } from './order-facts.ts';

type Wanted<Name extends PlainFact['fact']> = Extract<PlainFact, { readonly fact: Name }>;

/** Facts about everything but orders, since the exercise began. */

const payeeEvents = { 'payee-added': 'added', 'payee-changed': 'changed', 'payee-deleted': 'deleted' } as const;

export function isPayeeEvent(
  { fact, payee, sortCode }: Extract<PlainFact, { readonly fact: keyof typeof payeeEvents }>,
  { bank, beganAt, customer }: Evidence,
): boolean {
  return bank.records.payeeEvents.some(
    (event) =>
      event.kind === payeeEvents[fact] &&
      event.userId === customer &&
      event.at >= beganAt &&
      hasWords(event.title, payee) &&
      (sortCode === undefined || event.sortCode === sortCode),
  );
}

/** By the journal, because a check is forgotten with its session. */
export function isNameChecked({ name, result }: Wanted<'name-checked'>, { entries }: Evidence): boolean {
  return entries.some((entry) => {
    if (entry.kind !== 'request' || entry.operationId !== 'verifyPayeeName' || entry.status !== 200) return false;
    const asked = checkedSchema.safeParse(jsonIn(textOf(entry.request))).data;
    const report = reportedSchema.safeParse(jsonIn(entry.answer?.body ?? '')).data?.verificationReport;
    if (asked === undefined || report === undefined) return false;
    return (
      hasWords(asked.accountName, name) && (result === undefined || (report.reasonCode ?? report.matched) === result)
    );
  });
}

const checkedSchema = z.object({ accountName: z.string() });
const reportedSchema = z.object({
  verificationReport: z.object({ matched: z.string(), reasonCode: z.string().nullish() }),
});

function textOf({ body }: Inbound): string {
  return body !== null && 'text' in body ? body.text : '';
}

export function isDecided({ decision, about, atLeast = 1 }: Wanted<'decided'>, evidence: Evidence): boolean {
  const { bank, beganAt, customer } = evidence;
  const decided = bank.records.approvals.filter(
    (approval) =>
      approval.decisions.some((each) => each.userId === customer && each.decision === decision && each.at >= beganAt) &&
      (about === undefined || subjectsOf(approval, evidence).some((subject) => hasWords(subject, about))),
  );
  return decided.length >= atLeast;
}

/** What the item is about, as the authoriser reads it. */
function subjectsOf({ kind, subjectId, payee, referenceNumber }: ApprovalRecord, { bank }: Evidence): string[] {
  const { payments, instructions } = bank.records;
  const order = [...payments, ...instructions].find(({ id }) => id === subjectId);
  const payeeNames = payee === undefined ? [] : [payee.accountName, payee.nickName ?? ''];
  return [kind, referenceNumber, ...payeeNames, ...(order === undefined ? [] : [order.payeeName, order.reference])];
}

const fileStates = {
  sent: ['uploaded', 'verified', 'pending-approval', 'approved', 'processing', 'completed'],
  completed: ['completed'],
  refused: ['error', 'rejected'],
} as const;

export function isBulkFile({ state }: Wanted<'bulk-file'>, { bank, beganAt, customer }: Evidence): boolean {
  const states: readonly string[] = fileStates[state];
  return bank.records.bulkFiles.some(
    (file) => file.userId === customer && file.draftedAt >= beganAt && states.includes(file.state),
  );
}

export function isBookOrdered({ book }: Wanted<'book-ordered'>, { bank, beganAt, customer }: Evidence): boolean {
  return bank.records.chequeBooks.some(
    ({ kind, userId, orderedAt }) => kind === book && userId === customer && orderedAt >= beganAt,
  );
}

export function isWritten({ subject, text }: Wanted<'wrote'>, { bank, beganAt, customer }: Evidence): boolean {
  return bank.records.mails.some(
    (mail) =>
      mail.box === 'outbox' &&
      mail.userId === customer &&
      mail.sentAt >= beganAt &&
      hasWords(mail.subject, subject) &&
      hasWords(mail.body, text),
  );
}

export function isAccountNamed({ account, name }: Wanted<'account-named'>, { bank }: Evidence): boolean {
  return bank.records.accounts.some(
    ({ id, nickname }) => aliasOf(id) === account && nickname !== null && hasWords(nickname, name),
  );
}

export function isAlertSet({ event, way }: Wanted<'alert-set'>, { bank, customer }: Evidence): boolean {
  return bank.records.alertSubscriptions.some(
    ({ userId, alerts }) =>
      userId === customer &&
      alerts.some((alert) => alert.event === event && (way === undefined || alert.ways.includes(way))),
  );
}

export function isLoggedIn({ bank, beganAt, customer }: Evidence): boolean {
  return bank.records.sessions.some(
    ({ userId, startedAt, ended }) => userId === customer && ended === 'no' && startedAt >= beganAt,
  );
}

export function isLoggedOut({ bank, customer }: Evidence): boolean {
  return bank.records.sessions.some(({ userId, ended }) => userId === customer && ended === 'signed-off');
}

export function isAsked({ operationId, atLeast = 1 }: Wanted<'asked'>, { entries, customer }: Evidence): boolean {
  const asked = entries.filter(
    (entry) =>
      entry.kind === 'request' &&
      entry.operationId === operationId &&
      (entry.customer === customer || entry.customer === null) &&
      entry.status >= 200 &&
      entry.status < 300,
  );
  return asked.length >= atLeast;
}
