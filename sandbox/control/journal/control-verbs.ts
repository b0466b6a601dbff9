import { fileToFinish, fileToReject, finishBulkFile, rejectBulkPayment } from '#sandbox/bank/bulk/bulk-testing.ts';
import { nextChequeOf, presentCheque, stopCheque } from '#sandbox/bank/cheques/cheque-presentation.ts';
import { chequeText } from '#sandbox/bank/cheques/cheques.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { rejectNext, returnLastCollection, whyNotReturned } from '#sandbox/bank/instructions/direct-debits.ts';
import { mailToCustomer } from '#sandbox/bank/mail/bank-mail.ts';
import { answerNow, owedTo } from '#sandbox/bank/mail/desk.ts';
import { secureMailDesk } from '#sandbox/bank/mail/senders.ts';
import { nextProvider, requestAccess } from '#sandbox/bank/preferences/access-requests.ts';
import type { DirectDebitRecord } from '#sandbox/bank/records/direct-debit.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { switchPhoneOff, switchPhoneOn } from '#sandbox/bank/security/phone.ts';
import { endSessionsOf } from '#sandbox/bank/session/sessions.ts';
import { type VerbDescription, type VerbName, verbNames } from '#sandbox/control/grammar/verb-names.ts';
import type { WantedVerb } from '#sandbox/control/grammar/verb-text.ts';
import { accountVerbs } from '#sandbox/control/things/account-verbs.ts';
import { approvalVerbs } from '#sandbox/control/things/approval-verbs.ts';
import { paymentVerbs } from '#sandbox/control/things/payment-verbs.ts';
import { rightsVerbs } from '#sandbox/control/things/rights-verbs.ts';
import type { Verb } from '#sandbox/control/things/thing-verb.ts';

const verbs: Readonly<Record<VerbName, Verb>> = {
  'expire-session': {
    title: 'Let the session run out',
    what: (_, { id }) => `The session of ${id} ends as if it had been idle for too long; their next call is refused.`,
    whyNot: whyNotSignedIn,
    changes: (bank, { id }) => endSessionsOf(bank, id, 'expired'),
  },
  'end-session-elsewhere': {
    title: 'End it from elsewhere',
    what: (_, { id }) =>
      `The session of ${id} ends as if they had logged in on another device; their next call is refused.`,
    whyNot: whyNotSignedIn,
    changes: (bank, { id }) => endSessionsOf(bank, id, 'replaced'),
  },
  'switch-phone-off': {
    title: 'Switch the phone off',
    what: (_, { id }) => `The phone of ${id} goes off, and codes sent to it wait until it is on again.`,
    whyNot: (_, { id, phoneIsOn }) => (phoneIsOn ? undefined : `The phone of ${id} is off already.`),
    changes: (_, user) => switchPhoneOff(user),
  },
  'switch-phone-on': {
    title: 'Switch the phone on',
    what: (bank, { id }) => `The phone of ${id} goes on, and ${waitingText(waitingFor(bank, id))}.`,
    whyNot: (_, { id, phoneIsOn }) => (phoneIsOn ? `The phone of ${id} is on already.` : undefined),
    changes: switchPhoneOn,
  },
  'present-cheque': {
    title: 'Present a cheque',
    what: (bank, user) =>
      `${nextChequeText(bank, user)} for £85.00 is presented: paid on the next working day, or rejected.`,
    whyNot: whyNoCheque,
    changes: (bank, user) => {
      const cheque = nextChequeOf(bank, user);
      return cheque === undefined ? [] : presentCheque(bank, cheque, presentedMinor);
    },
  },
  'stop-cheque': {
    title: 'Stop a cheque',
    what: (bank, user) => `${nextChequeText(bank, user)} is stopped, and will not be paid.`,
    whyNot: whyNoCheque,
    changes: (bank, user) => {
      const cheque = nextChequeOf(bank, user);
      return cheque === undefined ? [] : stopCheque(bank, cheque);
    },
  },
  'answer-mail': {
    title: 'Let the desk answer now',
    what: (bank, { id }) => `The desk answers ${messagesText(owedTo(bank, id).length)} of ${id}.`,
    whyNot: (bank, { id }) => (owedTo(bank, id).length === 0 ? `No message of ${id} awaits an answer.` : undefined),
    changes: (bank, { id }) => answerNow(bank, id),
  },
  'reject-direct-debit': {
    title: 'Reject the next direct debit',
    what: (bank, { id }) =>
      `The bank does not pay the next direct debit of ${id}${named(nextDue(bank, id))}, and writes to them about it.`,
    whyNot: (bank, { id }) => (nextDue(bank, id) === undefined ? `${id} has no direct debit to reject.` : undefined),
    changes: (bank, { id }) => changesOf(nextDue(bank, id), rejectNext),
  },
  'return-direct-debit': {
    title: 'Return the last direct debit',
    what: (bank, { id }) => `The last direct debit of ${id}${named(lastPaid(bank, id))} is paid back to the account.`,
    whyNot: (bank, { id }) => (lastPaid(bank, id) === undefined ? `${id} has no direct debit to return.` : undefined),
    changes: (bank, { id }) => changesOf(lastPaid(bank, id), (mandate) => returnLastCollection(bank, mandate)),
  },
  'finish-bulk-file': {
    title: 'Finish a bulk file',
    what: (bank, user) =>
      `All payments of ${fileToFinish(bank, user)?.fileName ?? 'the file'} are made now, BACS included.`,
    whyNot: (bank, user) =>
      fileToFinish(bank, user) === undefined ? `No authorised bulk file of ${user.id} is to be paid.` : undefined,
    changes: finishBulkFile,
  },
  'reject-bulk-payment': {
    title: 'Reject a bulk payment',
    what: (bank, user) =>
      `The next payment of ${fileToReject(bank, user)?.fileName ?? 'the file'} will be rejected when the others are made.`,
    whyNot: (bank, user) =>
      fileToReject(bank, user) === undefined ? `No bulk file of ${user.id} waits to be paid.` : undefined,
    changes: rejectBulkPayment,
  },
  'provider-asks': {
    title: 'Have a provider ask for access',
    what: (bank, { id }) =>
      `${nextProvider(bank, id)?.name ?? 'No provider'} asks ${id} for access to their accounts; its link leads to /settings/paymentcompanies.`,
    whyNot: (bank, { id }) =>
      nextProvider(bank, id) === undefined ? `Every provider has asked ${id} already.` : undefined,
    changes: (bank, { id }) => requestAccess(id, nextProvider(bank, id)),
  },
  ...paymentVerbs,
  ...approvalVerbs,
  ...accountVerbs,
  ...rightsVerbs,
};

const presentedMinor = 85_00;

function nextChequeText(bank: Bank, user: UserRecord): string {
  const next = nextChequeOf(bank, user);
  return next === undefined ? 'The next cheque' : `Cheque ${chequeText(next.number)} on ${next.account.id}`;
}

function whyNoCheque(bank: Bank, user: UserRecord): string | undefined {
  if (bank.records.find('users', user.id) === undefined) return `${user.id} has not been opened yet: log in first.`;
  return nextChequeOf(bank, user) === undefined ? `${user.id} has no unused cheque.` : undefined;
}

/** The direct debit due first that is not to be rejected already. */
function nextDue(bank: Bank, userId: string): DirectDebitRecord | undefined {
  const due = bank.records
    .all('directDebits')
    .filter((mandate) => mandate.userId === userId && mandate.nextOn !== null && !mandate.rejectsNext);
  return due.sort((left, right) => String(left.nextOn).localeCompare(String(right.nextOn)))[0];
}

function lastPaid(bank: Bank, userId: string): DirectDebitRecord | undefined {
  const paid = bank.records
    .all('directDebits')
    .filter((mandate) => mandate.userId === userId && whyNotReturned(mandate) === undefined);
  return paid.sort((left, right) => String(right.lastCollection?.on).localeCompare(String(left.lastCollection?.on)))[0];
}

function named(mandate: DirectDebitRecord | undefined): string {
  return mandate === undefined ? '' : ` (${mandate.originator}, ${mandate.reference})`;
}

function changesOf(
  mandate: DirectDebitRecord | undefined,
  change: (mandate: DirectDebitRecord) => readonly Change[],
): readonly Change[] {
  return mandate === undefined ? [] : change(mandate);
}

/** Looking opens no persona. */
export function verbsFor(bank: Bank, user: UserRecord): VerbDescription[] {
  return verbNames.map((verb) => {
    const fields = verbs[verb].fields?.(bank, user);
    const details = Object.fromEntries((fields ?? []).map(({ name, value }) => [name, value]));
    return { ...describeVerb(bank, { verb, details }, user), ...(fields === undefined ? {} : { fields }) };
  });
}

/** What a verb will do as it is told, or why it does not apply. */
export function describeVerb(bank: Bank, { verb, details = {} }: WantedVerb, user: UserRecord): VerbDescription {
  const { title, what } = verbs[verb];
  const why = whyVerbDoesNotApply(bank, { verb, details }, user);
  const description = { verb, title, what: what(bank, user, details), possible: why === undefined };
  return why === undefined ? description : { ...description, why };
}

function whyVerbDoesNotApply(bank: Bank, { verb, details = {} }: WantedVerb, user: UserRecord): string | undefined {
  return verbs[verb].whyNot(bank, user, details);
}

/**
 * The changes that a verb makes, with the opening of a persona not opened before.
 * @throws Error saying why the verb does not apply.
 */
export function changesByVerb(bank: Bank, wanted: WantedVerb, userId: string): readonly Change[] {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no persona ${userId}.`);
  const why = whyVerbDoesNotApply(bank, wanted, known.user);
  if (why !== undefined) throw new Error(why);
  const { verb, details = {} } = wanted;
  return [...known.opening, ...verbs[verb].changes(bank, known.user, details)];
}

export function isSignedIn(bank: Bank, userId: string): boolean {
  return bank.records.all('sessions').some((session) => session.userId === userId && session.ended === 'no');
}

function whyNotSignedIn(bank: Bank, { id }: UserRecord): string | undefined {
  return isSignedIn(bank, id) ? undefined : `${id} is not logged in.`;
}

function waitingFor(bank: Bank, userId: string): number {
  return bank.records.all('phoneMessages').filter((sent) => sent.userId === userId && sent.arrivedAt === null).length;
}

function waitingText(count: number): string {
  if (count === 0) return 'no message waits for it';
  return count === 1 ? 'the message that waits for it arrives' : `the ${count} messages that wait for it arrive`;
}

function messagesText(count: number): string {
  return count === 1 ? 'the message' : `the ${count} messages`;
}

export interface MailByTester {
  readonly userId: string;
  readonly subject: string;
  readonly body: string;
}

/** A message of the bank in a tester's words. @throws Error for an unknown persona. */
export function changesByMail(bank: Bank, { userId, subject, body }: MailByTester): readonly Change[] {
  const known = knownUser(bank, userId);
  if (known === undefined) throw new Error(`There is no persona ${userId}.`);
  const sent = bank.records.all('mails').filter(({ id }) => id.startsWith('tester-')).length;
  const mail = { id: `tester-${sent + 1}`, userId, sender: secureMailDesk, subject, subjectId: '3', body };
  return [...known.opening, ...mailToCustomer(bank, mail)];
}
