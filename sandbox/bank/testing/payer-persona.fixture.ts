import type { Bank, JobKinds } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { heldOn, jobToSettle } from '#sandbox/bank/engine/holds.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  confirmInstruction,
  createInstruction,
  type InstructionOrder,
} from '#sandbox/bank/instructions/instructions.ts';
import type { PaymentOrder } from '#sandbox/bank/payments/payment-order.ts';
import { confirmPayment, createPayment } from '#sandbox/bank/payments/payments.ts';
import type { HoldRecord } from '#sandbox/bank/records/hold.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { PayeeGroupRecord, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { PersonaBook, Personas } from '#sandbox/bank/records/persona.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import { newCode } from '#sandbox/bank/security/one-time-passwords.ts';
import { customerOf, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { addDays, calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { money } from '#src/kernel/money.ts';
import {
  account,
  emptyBank,
  euros,
  monday,
  mondayAtTen,
  mortgage,
  moved,
  nothingMore,
  party,
  posting,
  user,
} from './small-persona.fixture.ts';

/** A payer, and a neighbour with an account here, for tests of payments and instructions. */

const current = account({ overdraftMinor: 0, taskCodes: ['PC_F_DOM', 'PC_F_SELF', 'PC_I_INSTRL'] });
export const currentAccount = current.id;
export const neighbourAccount = 'ada:current';
export const outside = 'clearing:faster-payments:GBP';
export const openingBalance = 50_000_00;

function payee(id: string, over: Partial<PayeeRecord> = {}): PayeeRecord {
  return {
    id,
    groupId: `group-${id}`,
    partyId: 'party-nell',
    creatorId: 'nell',
    state: 'active',
    nickName: null,
    accountName: 'Ashdown Feed & Forage',
    accountNumber: '20418836',
    sortCode: '601122',
    accountType: 'Business',
    reference: '',
    report: { enabled: true, matched: 'Y', selectionStatus: null, reasonCode: null, payeeAccountName: null },
    lastReference: '',
    addedAt: '2026-01-12T10:00:00.000Z' as Instant,
    amendment: null,
    cover: null,
    ...over,
  };
}

export const payees = {
  feed: payee('feed', { nickName: 'Hay and straw' }),
  farrier: payee('farrier', { partyId: 'party-yard', accountName: 'T Mount', accountNumber: '30550122' }),
  waiting: payee('waiting', { state: 'pending-approval', accountNumber: '20418837' }),
  neighbour: payee('neighbour', { accountName: 'Ada Frost', sortCode: '609303', accountNumber: '77000001' }),
  neighboursEuros: payee('neighbours-euros', { sortCode: '609303', accountNumber: '77000002' }),
  nobodyHere: payee('nobody-here', { sortCode: '609303', accountNumber: '77999999' }),
  herself: payee('herself', { sortCode: '609303', accountNumber: current.number }),
} as const;

const parties = [party(), party({ id: 'party-yard', name: 'Ridgeway & Daughters', kind: 'business' })];

function nellsBook(mandate?: PartyRecord['mandate']): PersonaBook {
  return {
    ...nothingMore,
    user: user({
      secondFactor: 'otp',
      permittedFunctions: [...user().permittedFunctions, 'transactionLog'],
    }),
    parties: mandate === undefined ? parties : parties.map((each) => ({ ...each, mandate })),
    accounts: [
      current,
      account({ id: 'nell:plain', number: '31926820', overdraftMinor: 0, taskCodes: ['PC_F_DOM'] }),
      account({ id: 'nell:savings', number: '31926821', kind: 'IA', overdraftMinor: 0, taskCodes: ['PC_I_INSTRL'] }),
      account({ id: 'yard:current', partyId: 'party-yard', number: '20118845', taskCodes: ['PC_F_DOM'] }),
      { ...euros, taskCodes: ['PC_F_DOM'] },
      { ...mortgage, taskCodes: ['PC_F_DOM'] },
    ],
    postings: [
      posting({ id: 'nells-money', entries: moved('clearing:payments-in:GBP', current.id, openingBalance) }),
      posting({ id: 'plain-money', entries: moved('clearing:payments-in:GBP', 'nell:plain', openingBalance) }),
    ],
    payeeGroups: Object.values(payees).map(
      ({ groupId, partyId }): PayeeGroupRecord => ({ id: groupId, partyId, name: groupId }),
    ),
    payees: Object.values(payees),
  };
}

const neighboursBook: PersonaBook = {
  ...nothingMore,
  user: user({ id: 'ada', mainPartyId: 'party-ada', partyIds: ['party-ada'] }),
  parties: [party({ id: 'party-ada', name: 'Ada Frost' })],
  accounts: [
    account({ id: neighbourAccount, partyId: 'party-ada', number: '77000001', overdraftMinor: 0 }),
    { ...euros, id: 'ada:euro', partyId: 'party-ada', number: '77000002' },
  ],
  postings: [posting({ id: 'adas-money', entries: moved('clearing:payments-in:GBP', neighbourAccount, 10_000) })],
};

/** £1 of her shopping, booked on Tuesday at five. */
const neighboursShopping: HoldRecord = {
  id: 'adas-shopping',
  accountId: neighbourAccount,
  flag: 'D',
  minor: 1_00,
  currency: 'GBP',
  description: 'Greengrocer',
  reference: 'CARD',
  code: 'CRD',
  madeAt: mondayAtTen,
  madeOn: monday,
  valueOn: addDays(monday, 1),
  counterAccountId: 'clearing:cards:GBP',
};
const shoppingBooked = jobToSettle(neighboursShopping, instantInLondon(neighboursShopping.valueOn, '05:00'));

export function payerPersonasOf({
  mandate,
  neighbourShops = false,
}: Pick<Situation, 'mandate' | 'neighbourShops'> = {}): Personas {
  const shopping = neighbourShops ? { holds: [neighboursShopping], jobs: [shoppingBooked] } : {};
  const described = { title: 'Payer', describes: 'A customer who pays.', resetTokens: [] };
  return {
    nell: { ...described, id: 'nell', open: () => nellsBook(mandate) },
    ada: { ...described, id: 'ada', accountPrefix: '7700', open: () => ({ ...neighboursBook, ...shopping }) },
  };
}

export const payerPersonas = payerPersonasOf();

interface Situation {
  readonly at?: Instant;
  readonly user?: Partial<UserRecord>;
  readonly jobKinds?: JobKinds;
  readonly mandate?: PartyRecord['mandate'];
  /** Gives the neighbour a hold that is overdue when her persona is opened. */
  readonly neighbourShops?: boolean;
}

/** A bank with Nell signed in, and what she can do. At ten on a Monday by default. */
export async function payerActions({ at = mondayAtTen, user: over = {}, jobKinds, ...situation }: Situation = {}) {
  const plan = { personas: payerPersonasOf(situation), openedAt: at };
  const bank = emptyBank(jobKinds === undefined ? plan : { ...plan, jobKinds });
  bank.clock = { now: at, runs: { mode: 'frozen' } };
  const { session } = await signIn(bank, 'nell', over);
  return payerActionsOf(bank, session.id);
}

/** The same customer in a new session: the first one expires long before an instruction's day. */
export async function comeBack({ bank }: Pick<PayerActions, 'bank'>): Promise<PayerActions> {
  const { session } = await signIn(bank, 'nell');
  return payerActionsOf(bank, session.id);
}

export type PayerActions = ReturnType<typeof payerActionsOf>;

/** Actions of that session's customer, each in its own commit, after which every invariant must hold. */
export function payerActionsOf(bank: Bank, sessionId: string) {
  const customer = () => customerOf(bank, sessionId);
  const make = async <Verdict extends object>(verdict: Verdict): Promise<Verdict> => {
    if ('changes' in verdict && verdict.changes !== undefined) {
      const changes = verdict.changes as Parameters<typeof brokenBy>[1];
      await commit(bank, changes);
      const broken = brokenBy(bank, changes);
      if (broken.length > 0) throw new Error(JSON.stringify(broken));
    }
    return verdict;
  };
  /** As though the required code had been sent and typed. */
  const makeWithCode = async <
    Verdict extends { readonly outcome: string; readonly requiredConfirmation?: RequiredConfirmation | undefined },
  >(
    verdict: Verdict,
  ): Promise<Verdict> => {
    if (verdict.requiredConfirmation !== undefined) {
      const { user } = customer();
      const reference = `message-${bank.records.all('phoneMessages').length}`;
      await commit(bank, [newCode(bank, user, reference, verdict.requiredConfirmation.confirms, 0).message]);
    }
    return make(verdict);
  };
  const actions = {
    bank,
    customer,
    balance: (accountId = currentAccount) => bank.ledger.balanceOf(accountId),
    order: (over: OrderOver = {}) => orderOf(bank, customer(), over),
    instruction: (over: InstructionOver = {}) => instructionOf(bank, customer(), over),
    create: (order: PaymentOrder) => make(createPayment(bank, customer(), order)),
    /** The decision once the required confirmation was given. */
    confirmAnswered: (id: string, order: PaymentOrder, sortCode = '601122') =>
      make(
        confirmPayment(bank, customer(), { token: tokenOf(bank, customer().session, 'payment', id), order, sortCode }),
      ),
    /** The same, with the required code sent first. */
    confirm: (id: string, order: PaymentOrder, sortCode = '601122') =>
      makeWithCode(
        confirmPayment(bank, customer(), { token: tokenOf(bank, customer().session, 'payment', id), order, sortCode }),
      ),
    /** Verifies and confirms, with any code required. */
    async pay(over: OrderOver = {}) {
      const order = actions.order(over);
      const verified = await actions.create(order);
      if (verified.outcome !== 'verified') return verified;
      return actions.confirm(verified.record.id, order, verified.record.payeeSortCode);
    },
    createInstruction: (order: InstructionOrder) => make(createInstruction(bank, customer(), order)),
    confirmInstruction: (id: string, order: InstructionOrder, sortCode = '601122') =>
      makeWithCode(
        confirmInstruction(bank, customer(), {
          token: tokenOf(bank, customer().session, 'instruction', id),
          order,
          sortCode,
        }),
      ),
    async instruct(over: InstructionOver = {}) {
      const order = actions.instruction(over);
      const verified = await actions.createInstruction(order);
      if (verified.outcome !== 'verified') return verified;
      return actions.confirmInstruction(verified.record.id, order, verified.record.payeeSortCode);
    },
    /** @throws Error when a job fails. */
    async waitUntil(moment: Instant) {
      const { failures } = await moveClock(bank, { now: moment, runs: { mode: 'frozen' } });
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
    waitUntilLondon: (day: string, time: string) => actions.waitUntil(instantInLondon(calendarDay(day), time)),
  };
  return actions;
}

/** Money booked out of the account, money that reached other banks, and money held. */
export function moneyOf({ bank, balance }: PayerActions) {
  return {
    left: openingBalance - balance(),
    arrived: bank.ledger.balanceOf(outside),
    held: heldOn(bank, currentAccount),
  };
}

export interface OrderOver {
  readonly from?: string;
  readonly to?: PayeeRecord;
  readonly minor?: number;
  readonly reference?: string;
  readonly isNewPayee?: boolean;
}

type InstructionOver = OrderOver & Partial<Pick<InstructionOrder, 'type' | 'frequency' | 'startDate' | 'endDate'>>;

/** £125.50 to the feed merchant by default. */
export function orderOf(bank: Bank, { session }: Customer, over: OrderOver = {}): PaymentOrder {
  const { from = currentAccount, to = payees.feed, minor = 125_50, reference = 'Hay March', isNewPayee = false } = over;
  return {
    accountToken: tokenOf(bank, session, 'account', from),
    groupToken: tokenOf(bank, session, 'payee-group', to.groupId),
    payeeToken: tokenOf(bank, session, 'payee', to.id),
    isNewPayee,
    amount: money(minor, 'GBP'),
    reference,
  };
}

/** The same monthly from 16 March until further notice. */
function instructionOf(bank: Bank, customer: Customer, over: InstructionOver): InstructionOrder {
  const { type = 'REC', frequency = '50', startDate = '2026-03-16', endDate = null, ...order } = over;
  return { ...orderOf(bank, customer, order), type, frequency, startDate, endDate };
}

/** A verdict in a word or two. */
export function saidOf(verdict: {
  readonly outcome: string;
  readonly reason?: string;
  readonly rule?: string;
}): string {
  if (verdict.outcome === 'verified') return verdict.outcome;
  return verdict.reason ?? verdict.rule ?? verdict.outcome;
}
