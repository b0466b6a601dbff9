import { readFault } from '#sandbox/control/link/fault-text.ts';
import { operationIds } from '#sandbox/control/link/faults.ts';
import { operations } from '#sandbox/http/operations.generated.ts';
import { faultChoices, faultsWithValue, type reachOf } from '#sandbox/http/pipeline/fault-kinds.ts';
import { operationTitle } from '#sandbox/panel/faults/fault-copy.ts';
import { contractLink } from '#sandbox/panel/offers/contract-link.ts';
import { accountsPath, morningLink, payer, paymentPath, paymentToFill } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferAct, OfferSection } from '#sandbox/panel/offers/offer.ts';

const reaches: Readonly<Record<ReturnType<typeof reachOf>, string>> = {
  'lost-on-the-way': 'The bank never hears of the request.',
  'turned-away': 'The bank refuses the request and changes nothing.',
  done: 'The bank carries the request out, whatever arrives.',
  'done-late': 'The bank accepts the request and carries it out later; no answer arrives.',
};

const otherWords: Readonly<Record<string, string>> = {
  timeout: 'slow late hanging unknown outcome',
  offline: 'network lost connection no internet',
  'lost-answer': 'unknown outcome in doubt late payment',
  'late-SECONDS': 'late payment slow unknown outcome in doubt pending',
  'delay-MILLISECONDS': 'slow late latency',
  'code-SERVER_CODE': 'declined refused rejected',
  '401': 'logged out expired',
  '429': 'too many limit',
};

function planned(title: string, operationId: string, kind: string): OfferAct {
  return { act: 'fail', label: 'Plan it in this bank', command: `Fail with ${title}`, operationId, kind };
}

/** Every kind of failure, each on the call where it shows best. */
export function faultsSection(): OfferSection {
  return {
    id: 'faults',
    title: 'Faults',
    lead: 'Failures planned for an operation. A fault is for every call, one call (~1), a share of calls (~20pc), or calls about an amount, a payee, an account or a reference.',
    entries: faultChoices.map(({ allowed, sample: kind, reach, title }): Offer => {
      const isDelay = allowed === faultsWithValue.delay.form;
      const moves = (reach === 'done' && !isDelay) || reach === 'done-late' || kind.startsWith('code=');
      const operationId = kind.startsWith('code=') ? 'createPayment' : moves ? 'confirmPayment' : 'listAccounts';
      const fault = readFault(`${operationId}@${kind}~1`);
      if ('reason' in fault) throw new Error(fault.reason);
      const id = allowed.replaceAll(/[^\w-]/g, '-');
      return {
        id,
        also: otherWords[id],
        title,
        written: `fault:operationId@${allowed}`,
        text: isDelay ? 'The bank carries the request out, and its answer is held back.' : reaches[reach],
        acts: [
          moves
            ? {
                act: 'open',
                label: 'Try it on a payment',
                link: morningLink(paymentPath, { persona: payer, faults: [fault], payment: paymentToFill }),
              }
            : {
                act: 'open',
                label: 'Try it on the accounts',
                link: morningLink(accountsPath, { persona: payer, faults: [fault] }),
              },
          // Each code is an offer of its own.
          ...(kind.startsWith('code=') ? [] : [planned(title, operationId, kind)]),
        ],
      };
    }),
  };
}

/** Every call of the contract. */
export function operationsSection(): OfferSection {
  return {
    id: 'operations',
    title: 'Operations',
    lead: 'Every call of the contract, for planning a fault. The contract’s reference has the fields and answers of each.',
    entries: operationIds.map((id): Offer => {
      const { summary, method, path } = operations[id];
      return {
        id,
        title: summary,
        written: id,
        text: `${method} ${path}`,
        acts: [
          { act: 'fail', label: 'Fail its next call (500)', command: `Fail: ${operationTitle(id)}`, operationId: id },
          { act: 'open', label: 'Read the contract', link: contractLink(id) },
        ],
      };
    }),
  };
}
