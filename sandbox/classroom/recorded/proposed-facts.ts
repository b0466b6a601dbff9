import type { PlainFact } from '#sandbox/classroom/facts/fact.ts';
import { aliasOf } from '#sandbox/classroom/facts/order-facts.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';

/** One entry of the journal, by what it came to. */
export interface Recorded {
  /** Null for what was done to the bank from outside, such as a move of its clock. */
  readonly operationId: string | null;
  readonly happened: readonly { readonly what: string; readonly accounts: readonly { readonly id: string }[] }[];
}

/** What the bank could be asked to bear out, in the order in which it was done, each once. What it has no words for is known by the operation. */
export function proposedFacts(recorded: readonly Recorded[], customer: string): PlainFact[] {
  const proposed = recorded.flatMap((entry) => factsOf(entry, customer));
  return proposed.filter((fact, at) => proposed.findIndex((each) => isSame(each, fact)) === at);
}

function isSame(one: PlainFact, other: PlainFact): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function factsOf({ operationId, happened }: Recorded, customer: string): readonly PlainFact[] {
  // Both may open the customer's accounts, with all that has ever happened there.
  if (operationId === null || operationId === 'signIn') return [];
  if (operationId === 'approveTransaction' || operationId === 'rejectTransaction') {
    return [decided(operationId === 'approveTransaction' ? 'approved' : 'declined', happened)];
  }
  const told = happened.flatMap(({ what, accounts }) => {
    const [from, to] = accounts.map(({ id }) => aliasOf(id));
    return factIn(what, { customer, from, to }) ?? [];
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
function factIn(what: string, { customer, from, to }: Around): PlainFact | undefined {
  const [, kind = '', payee = '', written = '', outcome = ''] =
    /^(Payment|CHAPS payment|Standing order) to (.+), £([\d,]+\.\d\d), (.+)$/.exec(what) ?? [];
  const amount = written.replaceAll(',', '');
  if (outcome === 'paid' || outcome === 'being processed') {
    return kind === 'Standing order' ? undefined : { fact: 'paid', payee, amount };
  }
  if (outcome === 'waiting for authorisation') return { fact: 'awaiting-authorisation', payee, amount };
  if (outcome === 'set up') return { fact: 'scheduled', payee, amount, repeats: kind === 'Standing order' };
  if (outcome === 'cancelled') return { fact: 'schedule-cancelled', payee };
  const [, moved] = /^Transfer from .+, £([\d,]+\.\d\d)$/.exec(what) ?? [];
  if (moved !== undefined) {
    const way = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    return { fact: 'transferred', amount: moved.replaceAll(',', ''), ...way };
  }
  const [, originator] = /^Direct debit to (.+), cancelled$/.exec(what) ?? [];
  if (originator !== undefined) return { fact: 'direct-debit-cancelled', originator };
  if (/^Bulk file “.+”, sent$/.test(what)) return { fact: 'bulk-file', state: 'sent' };
  const [, book] = /^(Cheque|Pay-in) book, ordered$/.exec(what) ?? [];
  if (book !== undefined) return { fact: 'book-ordered', book: book === 'Cheque' ? 'cheque' : 'pay-in' };
  const [, writer, subject = ''] = /^Message from (\S+), “(.+)”$/.exec(what) ?? [];
  return writer === customer ? { fact: 'wrote', subject } : undefined;
}

/** By the payee where the bank names one, otherwise by the reference number. */
function decided(decision: 'approved' | 'declined', happened: Recorded['happened']): PlainFact {
  const words = happened.map(({ what }) => what);
  const about =
    words.map((what) => /^(?:Payment|Standing order) to (.+), £/.exec(what)?.[1]).find((each) => each !== undefined) ??
    words.map((what) => /\((\S+)\), (?:authorised|declined)$/.exec(what)?.[1]).find((each) => each !== undefined);
  return { fact: 'decided', decision, ...(about !== undefined && { about }) };
}

/** What the bank has no words of its own for. The first half of an order is none of these: it changes nothing yet. */
const byOperation: Readonly<Partial<Record<OperationId, readonly PlainFact[]>>> = {
  endSession: [{ fact: 'logged-out' }],
  changePassword: [{ fact: 'asked', operationId: 'changePassword' }],
  changeTransactionPin: [{ fact: 'asked', operationId: 'changeTransactionPin' }],
  nameAccounts: [{ fact: 'asked', operationId: 'nameAccounts' }],
  createAlertSubscription: [{ fact: 'asked', operationId: 'createAlertSubscription' }],
  changeAlertSubscription: [{ fact: 'asked', operationId: 'changeAlertSubscription' }],
  confirmPayee: [{ fact: 'payee-added' }],
  deletePayee: [{ fact: 'payee-deleted' }],
  verifyPayeeName: [{ fact: 'name-checked' }],
};
