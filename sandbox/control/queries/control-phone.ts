import { emailsOf } from '#sandbox/bank/alerts/login-alerts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { messagesOf } from '#sandbox/bank/security/phone.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface PhoneMessage {
  /** Counts arrivals on all phones, from 1. */
  readonly n: number;
  readonly persona: string;
  /** Delivery time: later than sending when the phone was off. */
  readonly at: Instant;
  readonly text: string;
  readonly code: string | null;
}

/** An e-mail in a customer's inbox. */
export interface Email {
  /** Counts e-mails to everybody, from 1. */
  readonly n: number;
  readonly persona: string;
  readonly at: Instant;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
}

export interface Phones {
  readonly phones: readonly { readonly persona: string; readonly on: boolean }[];
  readonly messages: readonly PhoneMessage[];
  /** E-mail is read on the phone, too, but arrives whether it is on or off. */
  readonly emails: readonly Email[];
}

/** One customer's phone, or those of every opened persona. Looking opens none. */
export function phonesOf(bank: Bank, persona?: string): Phones | undefined {
  const owners = persona === undefined ? bank.records.all('users') : [knownUser(bank, persona)?.user];
  const phones = owners.flatMap((user) => (user === undefined ? [] : { persona: user.id, on: user.phoneIsOn }));
  if (persona !== undefined && phones.length === 0) return undefined;
  const messages = messagesOf(bank)
    .map(
      ({ userId, arrivedAt: at, text, code }, index): PhoneMessage => ({
        n: index + 1,
        persona: userId,
        at,
        text,
        code,
      }),
    )
    .filter((message) => persona === undefined || message.persona === persona)
    .reverse();
  const emails = emailsOf(bank)
    .map(
      ({ userId, sentAt: at, address, subject, text }, index): Email => ({
        n: index + 1,
        persona: userId,
        at,
        address,
        subject,
        text,
      }),
    )
    .filter((email) => persona === undefined || email.persona === persona)
    .reverse();
  return { phones, messages, emails };
}
