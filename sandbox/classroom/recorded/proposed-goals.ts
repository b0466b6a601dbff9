import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import { aliasOf } from '#sandbox/classroom/facts/order-facts.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';

/** One entry of the journal, by what it came to. */
export interface Recorded {
  /** Null for what was done to the bank from outside, such as a move of its clock. */
  readonly operationId: string | null;
  readonly happened: readonly { readonly what: string; readonly accounts: readonly { readonly id: string }[] }[];
}

/** What the bank could be asked to bear out, with words for it. */
export interface ProposedGoal {
  readonly fact: PlainFact;
  readonly asks: string;
  readonly says: string;
  readonly notYet: string;
}

/** In the order in which it was done, each once. What the bank has no words for is known by the operation. */
export function proposedGoals(recorded: readonly Recorded[], customer: string): ProposedGoal[] {
  const proposed = recorded.flatMap((entry) => goalsOf(entry, customer));
  return proposed.filter(({ fact }, at) => proposed.findIndex((each) => isSame(each.fact, fact)) === at);
}

function isSame(one: PlainFact, other: PlainFact): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function goalsOf({ operationId, happened }: Recorded, customer: string): readonly ProposedGoal[] {
  // Both may open the customer's accounts, with all that has ever happened there.
  if (operationId === null || operationId === 'signIn') return [];
  if (operationId === 'approveTransaction' || operationId === 'rejectTransaction') {
    return [decided(operationId === 'approveTransaction' ? 'approved' : 'declined', happened)];
  }
  const told = happened.flatMap(({ what, accounts }) => {
    const [from, to] = accounts.map(({ id }) => aliasOf(id));
    return goalIn(what, { customer, from, to }) ?? [];
  });
  if (told.length > 0) return told;
  return byOperation[operationId as OperationId] ?? [];
}

interface Around {
  readonly customer: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** By the words in which the bank tells what has changed. */
function goalIn(what: string, { customer, from, to }: Around): ProposedGoal | undefined {
  const [, kind = '', payee = '', written = '', outcome = ''] =
    /^(Payment|CHAPS payment|Standing order) to (.+), £([\d,]+\.\d\d), (.+)$/.exec(what) ?? [];
  const amount = written.replaceAll(',', '');
  if (outcome === 'paid' || outcome === 'being processed') {
    return kind === 'Standing order' ? undefined : paid(payee, amount);
  }
  if (outcome === 'waiting for authorisation') return awaiting(payee, amount);
  if (outcome === 'set up') return scheduled(payee, amount, kind === 'Standing order');
  if (outcome === 'cancelled') return cancelled(payee);
  const [, moved] = /^Transfer from .+, £([\d,]+\.\d\d)$/.exec(what) ?? [];
  if (moved !== undefined) return transferred(moved.replaceAll(',', ''), from, to);
  const [, originator] = /^Direct debit to (.+), cancelled$/.exec(what) ?? [];
  if (originator !== undefined) return debitCancelled(originator);
  const [, file] = /^Bulk file “(.+)”, sent$/.exec(what) ?? [];
  if (file !== undefined) {
    const fact = { fact: 'bulk-file', state: 'sent' } as const;
    return { fact, asks: `Send the file “${file}”.`, says: 'The file is sent.', notYet: 'No file is sent yet.' };
  }
  const [, book] = /^(Cheque|Pay-in) book, ordered$/.exec(what) ?? [];
  if (book !== undefined) return ordered(book === 'Cheque' ? 'cheque' : 'pay-in');
  const [, writer, subject = ''] = /^Message from (\S+), “(.+)”$/.exec(what) ?? [];
  return writer === customer ? wrote(subject) : undefined;
}

function paid(payee: string, amount: string): ProposedGoal {
  return {
    fact: { fact: 'paid', payee, amount },
    asks: `Pay ${payee} £${amount}.`,
    says: `${payee} was paid £${amount}.`,
    notYet: `${payee} has not been paid £${amount} yet.`,
  };
}

function awaiting(payee: string, amount: string): ProposedGoal {
  return {
    fact: { fact: 'awaiting-authorisation', payee, amount },
    asks: `Pay ${payee} £${amount}, for somebody else to authorise.`,
    says: `£${amount} for ${payee} waits for somebody else to authorise it.`,
    notYet: `Nothing for ${payee} waits to be authorised yet.`,
  };
}

function scheduled(payee: string, amount: string, repeats: boolean): ProposedGoal {
  const kind = repeats ? 'A standing order' : 'A later payment';
  return {
    fact: { fact: 'scheduled', payee, amount, repeats },
    asks: `Set up ${kind.toLowerCase()} of £${amount} to ${payee}.`,
    says: `${kind} of £${amount} to ${payee} is set up.`,
    notYet: `${kind} of £${amount} to ${payee} is not set up yet.`,
  };
}

function cancelled(payee: string): ProposedGoal {
  return {
    fact: { fact: 'schedule-cancelled', payee },
    asks: `Cancel what ${payee} would be paid later.`,
    says: `What ${payee} would have been paid is cancelled.`,
    notYet: `${payee} would still be paid.`,
  };
}

function transferred(amount: string, from: string | undefined, to: string | undefined): ProposedGoal {
  return {
    fact: { fact: 'transferred', amount, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    asks: `Move £${amount} to the other account.`,
    says: `£${amount} was moved to the right account.`,
    notYet: `£${amount} has not been moved to the right account yet.`,
  };
}

function debitCancelled(originator: string): ProposedGoal {
  return {
    fact: { fact: 'direct-debit-cancelled', originator },
    asks: `Cancel the direct debit of ${originator}.`,
    says: `The direct debit of ${originator} is cancelled.`,
    notYet: `The direct debit of ${originator} still stands.`,
  };
}

function ordered(book: 'cheque' | 'pay-in'): ProposedGoal {
  return {
    fact: { fact: 'book-ordered', book },
    asks: `Order a ${book} book.`,
    says: `A ${book} book is ordered.`,
    notYet: `No ${book} book is ordered yet.`,
  };
}

function wrote(subject: string): ProposedGoal {
  return {
    fact: { fact: 'wrote', subject },
    asks: `Write to the bank about “${subject}”.`,
    says: `The bank has a message about “${subject}”.`,
    notYet: `The bank has no message about “${subject}” yet.`,
  };
}

/** By the payee where the bank names one, otherwise by the reference number. */
function decided(decision: 'approved' | 'declined', happened: Recorded['happened']): ProposedGoal {
  const words = happened.map(({ what }) => what);
  const about =
    words.map((what) => /^(?:Payment|Standing order) to (.+), £/.exec(what)?.[1]).find((each) => each !== undefined) ??
    words.map((what) => /\((\S+)\), (?:authorised|declined)$/.exec(what)?.[1]).find((each) => each !== undefined);
  const item = about === undefined ? 'one item' : `the item about ${about}`;
  const done = decision === 'approved' ? 'authorised' : 'declined';
  return {
    fact: { fact: 'decided', decision, ...(about !== undefined && { about }) },
    asks: decision === 'approved' ? `Authorise ${item}.` : `Decline ${item}.`,
    says: `You have ${done} ${item}.`,
    notYet: `You have not ${done} ${item} yet.`,
  };
}

function named(fact: PlainFact, asks: string, says: string, notYet: string): readonly ProposedGoal[] {
  return [{ fact, asks, says, notYet }];
}

/** What the bank has no words of its own for. The first half of an order is none of these: it changes nothing yet. */
const byOperation: Readonly<Partial<Record<OperationId, readonly ProposedGoal[]>>> = {
  endSession: named(
    { fact: 'logged-out' },
    'Log out.',
    'Nobody is logged in any more.',
    'The customer is still logged in.',
  ),
  changePassword: named(
    { fact: 'asked', operationId: 'changePassword' },
    'Change the password.',
    'The password is changed.',
    'The password is still the old one.',
  ),
  changeTransactionPin: named(
    { fact: 'asked', operationId: 'changeTransactionPin' },
    'Change the transaction PIN.',
    'The PIN is changed.',
    'The PIN is still the old one.',
  ),
  nameAccounts: named(
    { fact: 'asked', operationId: 'nameAccounts' },
    'Give the account a name.',
    'The account has a name.',
    'No account has been given a name yet.',
  ),
  createAlertSubscription: named(
    { fact: 'asked', operationId: 'createAlertSubscription' },
    'Set the alert.',
    'The alert is set.',
    'No alert is set yet.',
  ),
  changeAlertSubscription: named(
    { fact: 'asked', operationId: 'changeAlertSubscription' },
    'Set the alert.',
    'The alert is set.',
    'No alert is set yet.',
  ),
  confirmPayee: named({ fact: 'payee-added' }, 'Add the payee.', 'The payee is added.', 'No payee has been added yet.'),
  deletePayee: named(
    { fact: 'payee-deleted' },
    'Delete the payee.',
    'The payee is deleted.',
    'No payee has been deleted yet.',
  ),
  verifyPayeeName: named(
    { fact: 'asked', operationId: 'verifyPayeeName' },
    'Have the payee’s name checked.',
    'The name was checked.',
    'No name has been checked yet.',
  ),
};
