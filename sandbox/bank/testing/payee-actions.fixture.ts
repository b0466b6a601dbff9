import { validateCopCheck } from '#sandbox/bank/cop/cop-checks.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { confirmPayee, createPayee, verifyPayee } from '#sandbox/bank/payees/payee-adding.ts';
import { amendPayee } from '#sandbox/bank/payees/payee-changes.ts';
import type { PayeeStepVerdict } from '#sandbox/bank/payees/payee-steps.ts';
import { createPayeeGroup, deletePayee, listPayeeGroups, type PayeeRef } from '#sandbox/bank/payees/payees.ts';
import type { AccountDetails, PayeeReport } from '#sandbox/bank/records/cop-check.ts';
import type { PayeeDetails, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { customerOf, signIn } from '#sandbox/bank/security/second-factor.fixture.ts';
import { withFreshNonces } from '#sandbox/bank/session/sessions.ts';
import { smallBank } from './small-persona.fixture.ts';

/** Tests of payees: a customer acts in one session, and every step is committed as a request would be. */

export const ashdown: AccountDetails = {
  accountName: 'Ashdown Feed & Forage',
  accountNumber: '20418836',
  sortCode: '601122',
  accountType: 'Business',
  reference: 'Account 4417',
};

export type PayeeActions = Awaited<ReturnType<typeof payeeActions>>;

/** Signs Nell in, with her record overridden. */
export async function payeeActions(over: Partial<UserRecord> = {}, bank?: Bank) {
  const atBank = bank ?? (await smallBank());
  const { session } = await signIn(atBank, over.id ?? 'nell', over);
  return payeeActionsIn(atBank, session.id);
}

export function payeeActionsIn(bank: Bank, sessionId: string, partyId?: string) {
  const customer = (): Customer => {
    const all = customerOf(bank, sessionId);
    return partyId === undefined ? all : { ...all, parties: all.parties.filter(({ id }) => id === partyId) };
  };

  async function ask<Verdict extends object>(validate: (asking: Customer) => Verdict): Promise<Verdict> {
    const asking = customer();
    const verdict = validate(asking);
    const { session } = withFreshNonces(bank, asking.session, 1);
    const changes = 'changes' in verdict ? (verdict.changes as readonly Change[]) : [];
    await commit(bank, [...changes, { change: 'update', of: 'sessions', record: session }]);
    return verdict;
  }

  const payeeRefOf = ({ id, groupId }: PayeeRecord): PayeeRef => {
    const { session } = customer();
    return {
      groupToken: tokenOf(bank, session, 'payee-group', groupId),
      payeeToken: tokenOf(bank, session, 'payee', id),
    };
  };

  const check = (details: AccountDetails) => ask((asking) => validateCopCheck(bank, asking, details));

  async function group(name = 'Ashdown'): Promise<string> {
    const made = await ask((asking) => createPayeeGroup(bank, asking, name));
    if (made.outcome === 'refused') throw new Error(made.reason);
    return tokenOf(bank, customer().session, 'payee-group', made.group.id);
  }

  return {
    bank,
    customer,
    check,
    group,
    /** The same customer, acting for that party alone. */
    actingFor: (id: string) => payeeActionsIn(bank, sessionId, id),
    create: (groupToken: string, details: PayeeDetails) =>
      ask((asking) => createPayee(bank, asking, groupToken, details)),
    verify: (payee: PayeeRecord) => ask((asking) => verifyPayee(bank, asking, payeeRefOf(payee))),
    confirm: (payee: PayeeRecord, details: PayeeDetails = payee) =>
      ask((asking) => confirmPayee(bank, asking, payeeRefOf(payee), details)),
    amend: (payee: PayeeRecord, details: PayeeDetails) =>
      ask((asking) => amendPayee(bank, asking, payeeRefOf(payee), details)),
    remove: (payee: PayeeRecord) => ask((asking) => deletePayee(bank, asking, payeeRefOf(payee))),
    listed: () => listPayeeGroups(bank, customer()).flatMap(({ payees }) => payees),
    /** Checks the details and submits them with the result. */
    async submit(details: Partial<PayeeDetails> = {}): Promise<PayeeStepVerdict> {
      const given = payeeOf({ ...ashdown, ...details }, await reportOn({ ...ashdown, ...details }, check));
      return this.create(await group(), { ...given, ...details });
    },
    /** Submits, verifies and confirms. */
    async add(details: Partial<PayeeDetails> = {}): Promise<PayeeRecord> {
      const submitted = doneOr(await this.submit(details));
      await this.verify(submitted);
      return doneOr(await this.confirm(submitted));
    },
  };
}

async function reportOn(details: AccountDetails, check: PayeeActions['check']): Promise<PayeeReport> {
  const verdict = await check(details);
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return verdict.report;
}

export function payeeOf(details: AccountDetails, report: PayeeReport, nickName: string | null = null): PayeeDetails {
  const { accountName, accountNumber, sortCode, accountType, reference } = details;
  return { nickName, accountName, accountNumber, sortCode, accountType, reference, report };
}

export function doneOr(verdict: PayeeStepVerdict): PayeeRecord {
  if (verdict.outcome === 'refused') throw new Error(verdict.reason);
  return verdict.payee;
}
