import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure, Fault, SessionLoss } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { faultMessage } from './fault-texts.ts';
import { notConfirmedMessage, sessionOverMessage } from './outcome-texts.ts';
import { refusalCatalogue } from './refusal-catalogue.ts';
import { formRefusalMessage, refusalMessage } from './refusals.ts';

/** A failure with the words for the customer: plain, so that it can stand in the store. */
export type BankError =
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code?: string;
      readonly title?: string;
      readonly isValidation?: true;
      /** How often what was wrong may still be, where the bank said so. */
      readonly attemptsLeft?: number;
      /** It was refused beforehand: what was to be done was never sent. */
      readonly isUnsent?: true;
      readonly message: string;
    }
  | {
      readonly kind: 'fault';
      readonly fault: Fault;
      readonly code?: string;
      readonly isUnsent?: true;
      readonly message: string;
    }
  | {
      readonly kind: 'session-over';
      readonly reason: SessionLoss;
      readonly code?: never;
      readonly isUnsent?: true;
      readonly message: string;
    }
  | { readonly kind: 'not-confirmed'; readonly code?: never; readonly message: string };

/**
 * Words a failure. `wordRefusal` lets a call that reads a refusal in its own way, such as sign-in, say so; nothing else
 * of the bank's answer is kept.
 */
export function toBankError(failure: Failure, wordRefusal = refusalMessage): BankError {
  switch (failure.kind) {
    case 'refusal': {
      const { status, code, title, isValidation, attemptsLeft } = failure.refusal;
      return {
        kind: 'refusal',
        status,
        ...omitUndefined({ code, title, isValidation, attemptsLeft, isUnsent: failure.isUnsent }),
        message: wordRefusal(failure.refusal),
      };
    }
    case 'fault':
      return { ...failure, message: faultMessage(failure.fault, failure.code) };
    case 'session-over':
      return { ...failure, message: sessionOverMessage };
    case 'not-confirmed':
      return { ...failure, message: notConfirmedMessage };
    default:
      return failure satisfies never;
  }
}

/** The same failure in words of the caller's own: those for a fault advise to try again, and not always may one. */
export function withMessage(error: BankError, message: string): BankError {
  if (error.kind === 'session-over') return error;
  if (error.kind !== 'refusal') return { ...error, message };
  // The bank's own title would stand before words that say something else.
  const { title: _, ...rest } = error;
  return { ...rest, message };
}

/** The words of a failure above a form: those of the bank where they say best what was typed wrong. */
export function formMessage(error: BankError): string {
  return error.kind === 'refusal' ? formRefusalMessage(error, error.message) : error.message;
}

/** Which of a form's fields a refusal of the bank is about; undefined for a failure of the whole. */
export function refusedField<Field extends string>(error: BankError, fields: readonly Field[]): Field | undefined {
  if (error.kind !== 'refusal' || error.code === undefined) return undefined;
  const named = refusalCatalogue.get(error.code)?.field;
  return fields.find((field) => field === named);
}

/**
 * The error of a query as a screen can show it. RTK Query also reports bugs of ours, as a SerializedError: to the
 * customer that is an answer we could not read. A question that was given up is no error.
 */
export function shownError(error: BankError | SerializedError | undefined): BankError | undefined {
  if (error === undefined || 'kind' in error) return error;
  if (error.name === 'AbortError') return undefined;
  return toBankError({ kind: 'fault', fault: 'unreadable' });
}
