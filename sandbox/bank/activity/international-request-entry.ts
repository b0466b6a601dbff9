import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { MailRecord } from '#sandbox/bank/records/mail.ts';
import { type CalendarDay, parseCalendarDay } from '#src/kernel/calendar.ts';
import { isCurrencyCode } from '#src/kernel/facts/currencies.ts';
import { type Money, moneyFromDecimal } from '#src/kernel/money.ts';
import type { ActivityEntry } from './activity-entry.ts';

/** The number of the subject under which online banking sends these requests. */
const requestSubjectId = '7';
/** Not a reply in the same conversation, which begins with “Re:”. */
const requestSubject = /^International payment request (\S+)$/;

/**
 * Every request for an international payment that customers have sent. A request is a message to the payments team, so
 * it stays in progress here: they make the payment outside online banking.
 */
export function internationalRequestEntries({ records }: Pick<Bank, 'records'>): ActivityEntry[] {
  const seen = new Set<string>();
  return records.all('mails').flatMap((mail) => {
    const reference = referenceOf(mail);
    const { partyId } = mail;
    if (reference === undefined || partyId === null || seen.has(reference)) return [];
    seen.add(reference);
    const lines = linesOf(mail.body);
    const name = lines.get('Full name');
    const answer = records.all('mails').find(({ box, threadId }) => box === 'inbox' && threadId === mail.threadId);
    return [
      {
        reference,
        code: 'IPR',
        state: 'processing',
        partyId,
        madeAt: mail.sentAt,
        accountId: accountIn(records, partyId, lines.get('From account')),
        amount: amountIn(lines.get('Amount')),
        toAccountId: null,
        to: name === undefined ? null : { name },
        payee: null,
        isNewPayee: false,
        valueOn: dayIn(lines.get('Date')),
        repeatsUntil: null,
        audit: [
          { userId: mail.userId, at: mail.sentAt, status: 'initiated', note: lines.get('Amount') ?? '' },
          answer === undefined
            ? { userId: null, at: mail.sentAt, status: 'processing', note: 'With the payments team' }
            : { userId: null, at: answer.sentAt, status: 'processing', note: 'Answered by secure message' },
        ],
      },
    ];
  });
}

function referenceOf({ box, subjectId, subject }: MailRecord): string | undefined {
  return box === 'outbox' && subjectId === requestSubjectId ? requestSubject.exec(subject)?.[1] : undefined;
}

/** What the message says, by label. Further lines of a value are indented, so they read as no label; the first wins. */
function linesOf(body: string): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const line of body.split('\n')) {
    const [, label, value] = /^(\S[^:]*): (.+?)\r?$/.exec(line) ?? [];
    if (label !== undefined && value !== undefined && !lines.has(label)) lines.set(label, value);
  }
  return lines;
}

/** The account whose number ends the line: `Kentucky, 60-93-03 31784113`. */
function accountIn(records: Bank['records'], partyId: string, line = ''): string | null {
  const number = /(\d{8})$/.exec(line)?.[1];
  return records.accountsOf(partyId).find((account) => account.number === number)?.id ?? null;
}

/** `USD 1,250.00`; null for a currency in which the bank keeps no accounts. */
function amountIn(line = ''): Money | null {
  const [, currency, figures = ''] = /^([A-Z]{3}) ([\d,.]+)$/.exec(line) ?? [];
  if (!isCurrencyCode(currency)) return null;
  return moneyFromDecimal(Number(figures.replaceAll(',', '')), currency) ?? null;
}

/** `17/06/2026` */
function dayIn(line = ''): CalendarDay | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(line) ?? [];
  return parseCalendarDay(`${year}-${month}-${day}`) ?? null;
}
