import { type Mistakes, mistakesOf } from '#src/rules/mistakes.ts';
import { customSubject, longestSubject } from './subjects.ts';

/** As typed. A custom subject stays in the form when another is chosen, but is not sent. */
export interface MessageTyped {
  /** The entity's id; empty if none is chosen, or none is asked for. */
  readonly from: string;
  readonly subject: string;
  readonly customSubject: string;
  readonly body: string;
}

/** The fields that can have errors, in the order they appear. */
export const messageFields = ['from', 'subject', 'customSubject', 'body'] as const;
export type MessageField = (typeof messageFields)[number];

export const longestBody = 1000;

export function messageMistakes(
  asksFrom: boolean,
  { from, subject, customSubject: own, body }: MessageTyped,
): Mistakes<MessageField> {
  return mistakesOf({
    from: asksFrom && from === '' ? 'Please select who the message is from' : undefined,
    subject: subject === '' ? 'Please select a subject' : undefined,
    customSubject: subject === customSubject ? ownSubjectMistake(own.trim()) : undefined,
    body: bodyMistake(body),
  });
}

function ownSubjectMistake(subject: string): string | undefined {
  if (subject === '') return 'Please enter a subject';
  return subject.length > longestSubject ? `The subject may be at most ${longestSubject} characters long` : undefined;
}

function bodyMistake(body: string): string | undefined {
  if (body.trim() === '') return 'Please enter a message';
  const tooMany = -charactersLeft(body);
  if (tooMany <= 0) return undefined;
  return `The message is ${tooMany === 1 ? '1 character' : `${tooMany} characters`} too long`;
}

export function charactersLeft(body: string): number {
  return longestBody - body.trim().length;
}
