import type { NewPayee } from '#src/api/payees/add-payee.ts';
import { type Mistakes, mistakesOf } from '#src/rules/mistakes.ts';
import {
  accountNumberMistake,
  entityMistake,
  nicknameMistake,
  payeeNameMistake,
  sortCodeMistake,
} from '#src/rules/payee-fields.ts';
import { referenceMistake } from '#src/rules/references.ts';
import { readAccountNumber } from '#src/rules/sort-codes.ts';
import type { PayeeDetails } from './payee-check-state.ts';

/** As typed. A nickname stays in the form when it is switched off, but is not used. */
export interface PayeeTyped {
  /** The entity's id; empty if none is chosen, or none is asked for. */
  readonly entity: string;
  readonly accountType: NewPayee['accountType'];
  readonly name: string;
  readonly wantsNickname: boolean;
  readonly nickname: string;
  /** Digits only, possibly incomplete. */
  readonly sortCode: string;
  readonly accountNumber: string;
  readonly reference: string;
}

/** The fields that can have errors, in the order they appear. */
export const payeeFields = ['entity', 'name', 'nickname', 'sortCode', 'accountNumber', 'reference'] as const;
export type PayeeField = (typeof payeeFields)[number];

/** Checks the form before the payee's bank is asked. Our bank validates it all again. */
export function payeeMistakes(asksEntity: boolean, typed: PayeeTyped): Mistakes<PayeeField> {
  return mistakesOf({
    entity: asksEntity ? entityMistake(typed.entity) : undefined,
    name: payeeNameMistake(typed.name),
    nickname: typed.wantsNickname ? nicknameMistake(typed.nickname) : undefined,
    sortCode: sortCodeMistake(typed.sortCode),
    accountNumber: accountNumberMistake(plainAccountNumber(typed.accountNumber)),
    reference: referenceMistake(typed.reference.trim()),
  });
}

/** The initial form: empty, or filled with the payee to be changed. */
export function initialValues(known: Partial<PayeeDetails> = {}): PayeeTyped {
  const { payeeDescription, ...rest } = known;
  return {
    entity: '',
    accountType: rest.accountType ?? 'Personal',
    name: rest.name ?? '',
    wantsNickname: payeeDescription !== undefined,
    nickname: payeeDescription ?? '',
    sortCode: rest.sortCode ?? '',
    accountNumber: rest.accountNumber ?? '',
    reference: rest.reference ?? '',
  };
}

/** The payee from a form without errors. */
export function detailsOf(
  typed: PayeeTyped,
  { party, bankName }: Pick<PayeeDetails, 'party' | 'bankName'>,
): PayeeDetails {
  return {
    party,
    accountType: typed.accountType,
    name: typed.name.trim(),
    ...(typed.wantsNickname && { payeeDescription: typed.nickname.trim() }),
    accountNumber: plainAccountNumber(typed.accountNumber),
    sortCode: typed.sortCode,
    bankName,
    reference: typed.reference.trim(),
  };
}

/** Removes spaces between digits; anything that is not an account number stays as typed. */
export function plainAccountNumber(typed: string): string {
  return readAccountNumber(typed) ?? typed.trim();
}
