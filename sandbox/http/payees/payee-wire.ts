import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { branchOf } from '#sandbox/bank/numbers/sort-codes.ts';
import type { ListedGroup } from '#sandbox/bank/payees/payees.ts';
import type { PayeeReport } from '#sandbox/bank/records/cop-check.ts';
import { reportSchema } from '#sandbox/bank/records/cop-check.ts';
import type { PayeeDetails, PayeeRecord } from '#sandbox/bank/records/payee.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { readPounds } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Money } from '#src/kernel/money.ts';

type Schemas = components['schemas'];

const stateOnWire = {
  submitted: 'INI',
  verified: 'INI',
  'pending-approval': 'PENDING_APPROVAL',
  active: 'ACT',
} as const satisfies Record<PayeeRecord['state'], string>;

type PaidDays = ReadonlyMap<string, CalendarDay>;

export function toGroupWire(
  bank: Bank,
  customer: Customer,
  { group, payees }: ListedGroup,
  paidOn: PaidDays,
): Schemas['PayeeGroup'] {
  return {
    groupId: tokenOf(bank, customer.session, 'payee-group', group.id),
    name: group.name,
    partyId: partyOnWire(bank, customer, group.partyId),
    listPayees: payees.map((payee) => toPayeeWire(bank, customer, payee, paidOn)),
  };
}

export function toExternalPayee(bank: Bank, { session }: Customer, { id, groupId, state }: PayeeRecord) {
  return {
    id: tokenOf(bank, session, 'payee', id),
    groupId: tokenOf(bank, session, 'payee-group', groupId),
    status: stateOnWire[state],
  };
}

function toPayeeWire(bank: Bank, customer: Customer, payee: PayeeRecord, paidOn: PaidDays): Schemas['Payee'] {
  const { accountName, accountNumber, sortCode, reference } = payee;
  const branch = branchOf(sortCode);
  return {
    ...toExternalPayee(bank, customer, payee),
    creatorId: payee.creatorId,
    nickName: payee.nickName,
    domesticPayeeType: 'UK',
    customerId: partyOnWire(bank, customer, payee.partyId),
    reference,
    payeeReference: reference,
    lastReference: payee.lastReference,
    lastPaidOn: paidOn.get(payee.id) ?? null,
    accountType: payee.accountType,
    verificationReport: payee.report,
    ukDomesticPayee: {
      paymentType: 'FAS',
      network: 'SORT',
      accountNumber,
      accountName,
      isShared: false,
      bankDetails: {
        name: branch?.bankName ?? null,
        address: branch?.address.line1 ?? null,
        city: branch?.address.city ?? null,
        country: branch?.address.country ?? null,
        codeType: 'NAC',
        code: sortCode,
      },
    },
  };
}

/** The bank's name beside the sort code is ignored: the bank looks it up itself. */
export function readPayee(payload: Schemas['PayeePayload']): PayeeDetails {
  const { nickName, reference, accountType, ukDomesticPayee, copApiResponse } = payload;
  const { accountNumber, accountName, bankDetails } = ukDomesticPayee;
  const report = readReport(copApiResponse);
  return { nickName, accountName, accountNumber, sortCode: bankDetails.code, accountType, reference, report };
}

/** The payment intended next. An invalid amount covers nothing. */
export function readIntended({ intendedPayment }: Schemas['PayeeConfirmation']): Money<'GBP'> | undefined {
  return intendedPayment && readPounds(intendedPayment);
}

/** A reason outside the scheme becomes one that no check gives, so that the report matches none. */
function readReport({ enabled, matched, ...rest }: Schemas['VerificationReport']): PayeeReport {
  const { selectionStatus = null, payeeAccountName = null } = rest;
  const reasonCode = reportSchema.shape.reasonCode.safeParse(rest.reasonCode ?? null);
  return reasonCode.success
    ? { enabled, matched, selectionStatus, reasonCode: reasonCode.data, payeeAccountName }
    : { enabled, matched: 'N', selectionStatus: 'Y', reasonCode: null, payeeAccountName };
}

function partyOnWire(bank: Bank, { session }: Customer, partyId: string) {
  return maskedParty(tokenOf(bank, session, 'party', partyId), partyId);
}
