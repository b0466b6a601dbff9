import { z } from '#src/rules/schemas.ts';
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

export const longestBody = 1000;

export function messageSchema(asksFrom: boolean) {
  return z
    .object({
      from: asksFrom ? z.string().check(z.minLength(1, 'Please select who the message is from')) : z.string(),
      subject: z.string().check(z.minLength(1, 'Please select a subject')),
      customSubject: z.string(),
      body: z.string(),
    })
    .check(({ value, issues }) => {
      const { subject, customSubject: own, body } = value;
      if (subject === customSubject && own.trim() === '') {
        issues.push({ code: 'custom', message: 'Please enter a subject', path: ['customSubject'], input: own });
      } else if (subject === customSubject && own.trim().length > longestSubject) {
        const message = `The subject may be at most ${longestSubject} characters long`;
        issues.push({ code: 'custom', message, path: ['customSubject'], input: own });
      }
      if (body.trim() === '')
        issues.push({ code: 'custom', message: 'Please enter a message', path: ['body'], input: body });
      const tooMany = -charactersLeft(body);
      if (tooMany > 0) {
        const message = `The message is ${tooMany === 1 ? '1 character' : `${tooMany} characters`} too long`;
        issues.push({ code: 'custom', message, path: ['body'], input: body });
      }
    });
}

export function charactersLeft(body: string): number {
  return longestBody - body.trim().length;
}
