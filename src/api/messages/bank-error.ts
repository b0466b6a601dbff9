import type { SerializedError } from '@reduxjs/toolkit';
import type { Failure, Fault, SessionLoss } from '#src/api/wire/failure.ts';
import { omitUndefined } from '#src/api/wire/wire.ts';
import { faultMessage } from './fault-texts.ts';
import { notConfirmedMessage, sessionOverMessage } from './outcome-texts.ts';
import { refusalCatalogue } from './refusal-catalogue.ts';
import { formRefusalMessage, refusalMessage } from './refusals.ts';

export type BankError =
  | {
      readonly kind: 'refusal';
      readonly status: number;
      readonly code?: string;
      readonly title?: string;
      readonly isValidation?: true;
      readonly attemptsLeft?: number;
      /** Refused before anything was sent. */
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

/** Adds the message to a failure. `wordRefusal` lets a call such as sign-in word refusals its own way. */
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

/** Replaces a message that suggests trying again where that is not safe. */
export function withMessage(error: BankError, message: string): BankError {
  if (error.kind === 'session-over') return error;
  if (error.kind !== 'refusal') return { ...error, message };
  const { title: _, ...rest } = error;
  return { ...rest, message };
}

/** The message above a form. The bank's own text is used where it explains best. */
export function formMessage(error: BankError): string {
  return error.kind === 'refusal' ? formRefusalMessage(error, error.message) : error.message;
}

/** The form field a refusal is about; undefined if it concerns the whole form. */
export function refusedField<Field extends string>(error: BankError, fields: readonly Field[]): Field | undefined {
  if (error.kind !== 'refusal' || error.code === undefined) return undefined;
  const named = refusalCatalogue.get(error.code)?.field;
  return fields.find((field) => field === named);
}

/**
 * The error of a query as shown on screen. A bug, which RTK Query reports as a SerializedError, reads as an unreadable
 * answer. A cancelled query is not an error.
 */
export function shownError(error: BankError | SerializedError | undefined): BankError | undefined {
  if (error === undefined || 'kind' in error) return error;
  if (error.name === 'AbortError') return undefined;
  return toBankError({ kind: 'fault', fault: 'unreadable' });
}
