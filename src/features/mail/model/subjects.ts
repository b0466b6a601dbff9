import type { Mail } from '#src/api/mail/mail.ts';
import { type MailSubjectId, mailSubjectIds } from '#src/api/mail/mail-subjects.ts';
import { choiceText, isComplete, readChoice } from '#src/api/preferences/marketing.ts';
import { pageNames, serviceNames } from '#src/rules/page-names.ts';

export interface SubjectChoice {
  readonly id: string;
  readonly title: string;
}

/** What a message can be about, in the order offered. */
const enquiryTypes: readonly SubjectChoice[] = [
  { id: mailSubjectIds.digitalBanking, title: 'Digital Banking Query' },
  { id: mailSubjectIds.account, title: 'General Account Query' },
  { id: mailSubjectIds.chapsPayment, title: 'CHAPS Payment Request' },
  { id: mailSubjectIds.otherPayment, title: 'Other Payment Request' },
  { id: mailSubjectIds.paymentQuery, title: 'Payment Query' },
  { id: mailSubjectIds.other, title: 'Other' },
];

/** The services one can ask about, by the fragment of the URL. */
const topics: readonly SubjectChoice[] = Object.entries(serviceNames).map(([id, { title }]) => ({ id, title }));

export const customSubject = 'CUSTOM';
export const defaultSubject: string = mailSubjectIds.other;

export const composeSubjects: readonly SubjectChoice[] = [
  ...enquiryTypes,
  ...topics.filter(({ id }) => id === 'mortgageloans' || id === 'racingplus'),
  { id: customSubject, title: 'My own subject' },
];

/** What a message that was begun elsewhere is about; `Other` for one that was not, or names no subject offered. */
export function subjectBegun(begun: { readonly subject: string } | undefined): string {
  return composeSubjects.find(({ id }) => id === begun?.subject)?.id ?? defaultSubject;
}

const other = { id: defaultSubject, title: 'Other' } as const;

export const enquirySubjects: readonly SubjectChoice[] = [...topics, other];

/** The topic of `#deposit`; `Other` for an unknown or empty fragment. */
export function topicOf(fragment: string): SubjectChoice {
  return topics.find(({ id }) => id === fragment.slice(1).toLowerCase()) ?? other;
}

const known: ReadonlySet<string> = new Set(enquiryTypes.map(({ id }) => id));

/** A topic, or a subject of the customer's own, has no number: it is sent as “other”, in its own words. */
export function subjectOnWire(
  id: string,
  typed: string,
): { readonly subjectId: MailSubjectId; readonly subject: string } {
  if (id === customSubject) return { subjectId: mailSubjectIds.other, subject: typed.trim() };
  const title = [...enquiryTypes, ...topics].find((choice) => choice.id === id)?.title ?? other.title;
  return { subjectId: known.has(id) ? (id as MailSubjectId) : mailSubjectIds.other, subject: title };
}

/**
 * A reply keeps the number of what it answers, if people may write about it. Its subject is the one on the screen: the tokens
 * of a marketing preference would be read as the latest one.
 */
export function replyOnWire(to: Pick<Mail, 'subject' | 'subjectId'>) {
  const subject = readableSubject(to);
  const { subjectId } = to;
  return {
    subjectId: known.has(subjectId) ? (subjectId as MailSubjectId) : mailSubjectIds.other,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, longestSubject),
  };
}

/** The service's limit. */
export const longestSubject = 200;

/** The subject for the screen. Messages that the app writes for other systems have subjects that nobody would read. */
export function readableSubject({ subject, subjectId }: Pick<Mail, 'subject' | 'subjectId'>): string {
  const choice = readChoice(subject);
  if (choice !== undefined) return isComplete(choice) ? choiceText(choice) : pageNames.marketing.title;
  if (subject === '' && subjectId === mailSubjectIds.internationalPayment) return 'International payment request';
  return subject === '' ? 'No subject' : subject;
}
