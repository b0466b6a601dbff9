import type { Evidence } from './evidence.ts';
import type { Fact } from './fact.ts';
import {
  isAwaitingAuthorisation,
  isDirectDebitCancelled,
  isPaid,
  isScheduleCancelled,
  isScheduled,
  isTransferred,
  londonInstant,
} from './order-facts.ts';
import {
  isAccountNamed,
  isAlertSet,
  isAsked,
  isBookOrdered,
  isBulkFile,
  isDecided,
  isLoggedIn,
  isLoggedOut,
  isNameChecked,
  isPayeeEvent,
  isWritten,
} from './record-facts.ts';

/** Whether the bank's own records and journal bear a fact out. */
export function isSo(wanted: Fact, evidence: Evidence): boolean {
  switch (wanted.fact) {
    case 'all':
      return wanted.of.every((each) => isSo(each, evidence));
    case 'any':
      return wanted.of.some((each) => isSo(each, evidence));
    case 'not':
      return !isSo(wanted.of, evidence);
    case 'paid':
      return isPaid(wanted, evidence);
    case 'awaiting-authorisation':
      return isAwaitingAuthorisation(wanted, evidence);
    case 'transferred':
      return isTransferred(wanted, evidence);
    case 'scheduled':
      return isScheduled(wanted, evidence);
    case 'schedule-cancelled':
      return isScheduleCancelled(wanted, evidence);
    case 'direct-debit-cancelled':
      return isDirectDebitCancelled(wanted, evidence);
    case 'payee-added':
    case 'payee-changed':
    case 'payee-deleted':
      return isPayeeEvent(wanted, evidence);
    case 'name-checked':
      return isNameChecked(wanted, evidence);
    case 'decided':
      return isDecided(wanted, evidence);
    case 'bulk-file':
      return isBulkFile(wanted, evidence);
    case 'book-ordered':
      return isBookOrdered(wanted, evidence);
    case 'wrote':
      return isWritten(wanted, evidence);
    case 'account-named':
      return isAccountNamed(wanted, evidence);
    case 'alert-set':
      return isAlertSet(wanted, evidence);
    case 'logged-in':
      return isLoggedIn(evidence);
    case 'logged-out':
      return isLoggedOut(evidence);
    case 'asked':
      return isAsked(wanted, evidence);
    case 'clock-reached':
      return evidence.bank.clock.now >= londonInstant(wanted.at);
    default:
      return wanted satisfies never;
  }
}
