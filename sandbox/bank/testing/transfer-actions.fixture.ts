import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmTransferInstruction,
  createTransferInstruction,
  type TransferInstructionOrder,
} from '#sandbox/bank/instructions/transfer-instructions.ts';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import { customerOf, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import type { TransferOrder } from '#sandbox/bank/transfers/transfer-order.ts';
import { confirmTransfer, createTransfer } from '#sandbox/bank/transfers/transfers.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';
import { money } from '#src/kernel/money.ts';
import { payerPersonas } from './payer-persona.fixture.ts';
import {
  account,
  emptyBank,
  euros,
  mortgage,
  moved,
  nothingMore,
  party,
  posting,
  user,
} from './small-persona.fixture.ts';

/** A customer with accounts of two entities, with different permissions for transfers. */

const plain = { overdraftMinor: 0 } as const;
const paidIn = (accountId: string, minor: number, currency: CurrencyCode = 'GBP') =>
  posting({ id: `${accountId}-money`, currency, entries: moved(`clearing:payments-in:${currency}`, accountId, minor) });

const book: PersonaBook = {
  ...nothingMore,
  user: user(),
  parties: [party(), party({ id: 'party-yard', name: 'Ridgeway & Daughters', kind: 'business' })],
  accounts: [
    account(plain),
    account({ ...plain, id: 'nell:savings', number: '31926821', kind: 'IA', nickname: 'Savings' }),
    account({ ...plain, id: 'nell:notice', number: '31926822', kind: 'NT' }),
    account({ ...plain, id: 'nell:local', number: '31926823', transfersOnly: 'local' }),
    account({ ...plain, id: 'nell:global', number: '31926824', transfersOnly: 'global' }),
    account({ ...plain, id: 'yard:current', partyId: 'party-yard', number: '20118845' }),
    euros,
    { ...euros, id: 'yard:euro-savings', number: '20118846', kind: 'IA', iban: null },
    { ...euros, id: 'yard:dollars', number: '20118847', currency: 'USD', iban: null },
    { ...euros, id: 'yard:dollar-savings', number: '20118848', currency: 'USD', kind: 'IA', iban: null },
    mortgage,
  ],
  postings: [
    ...['nell:current', 'nell:notice', 'nell:local', 'nell:global'].map((id) => paidIn(id, 50_000_00)),
    paidIn('yard:euro', 50_000_00, 'EUR'),
    paidIn('yard:dollars', 50_000_00, 'USD'),
  ],
};

interface Over {
  readonly from?: string;
  readonly to?: string;
  readonly minor?: number;
  readonly currency?: CurrencyCode;
  readonly reference?: string;
  readonly scope?: TransferOrder['scope'];
}

type LaterOver = Over & Partial<Pick<TransferInstructionOrder, 'type' | 'frequency' | 'startDate' | 'endDate'>>;

/** A bank with Nell signed in at ten on a Monday, and her transfers, each in its own commit. */
export async function transferActions({ user: over = {} }: { readonly user?: Partial<UserRecord> } = {}) {
  const { nell, ...others } = payerPersonas;
  if (nell === undefined) throw new Error('There is no payer.');
  const bank = emptyBank({ personas: { ...others, nell: { ...nell, open: () => book } } });
  const { session } = await signIn(bank, 'nell', over);
  const customer = () => customerOf(bank, session.id);
  const make = async <Verdict extends object>(verdict: Verdict): Promise<Verdict> => {
    if ('changes' in verdict && verdict.changes !== undefined) {
      const changes = verdict.changes as Parameters<typeof brokenBy>[1];
      await commit(bank, changes);
      const broken = brokenBy(bank, changes);
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
    }
    return verdict;
  };
  const accountToken = (id: string) => tokenOf(bank, session, 'account', id);
  const actions = {
    bank,
    customer,
    balance: (id: string) => bank.ledger.balanceOf(id),
    /** £125.50 from the current account to the savings, with no entity chosen. */
    order({
      from = 'nell:current',
      to = 'nell:savings',
      minor = 125_50,
      currency = 'GBP',
      ...rest
    }: Over = {}): TransferOrder {
      return {
        fromToken: accountToken(from),
        toToken: accountToken(to),
        amount: money(minor, currency),
        reference: 'Hay March',
        scope: 'global',
        ...rest,
      };
    },
    create: (order: TransferOrder) => make(createTransfer(bank, customer(), order)),
    confirm: (id: string, scope: TransferOrder['scope'] = 'global') =>
      make(confirmTransfer(bank, customer(), { token: tokenOf(bank, session, 'transfer', id), scope })),
    async transfer(over: Over = {}) {
      const verified = await actions.create(actions.order(over));
      return verified.outcome === 'verified' ? actions.confirm(verified.record.id, over.scope) : verified;
    },
    /** The same monthly from 16 March until further notice. */
    async instruct({ type = 'REC', frequency = '50', startDate = '2026-03-16', endDate = null, ...over }: LaterOver) {
      const order = { ...actions.order(over), type, frequency, startDate, endDate };
      const verified = await make(createTransferInstruction(bank, customer(), order));
      if (verified.outcome !== 'verified') return verified;
      const token = tokenOf(bank, session, 'instruction', verified.record.id);
      return make(confirmTransferInstruction(bank, customer(), { token, scope: order.scope }));
    },
    /** @throws Error when a job fails. */
    async waitUntilLondon(day: string, time: string) {
      const now = instantInLondon(calendarDay(day), time);
      const { failures } = await moveClock(bank, { now, runs: { mode: 'frozen' } });
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
  };
  return actions;
}

export type TransferActions = Awaited<ReturnType<typeof transferActions>>;
