import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/** What the bank sells: the product's name and code, its kind, and the errands its accounts may run. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountRecord['kind'];
  readonly currency: CurrencyCode;
  readonly taskCodes: AccountRecord['taskCodes'];
  /** Transfers between own accounts know it. */
  readonly transferIsMapped: boolean;
  readonly transferOutDisabled: boolean;
  /** Yearly, in basis points, paid on what is in the account; on loans, charged on what is owed. */
  readonly interestBasisPoints: number;
}

/** Payments, transfers, repeats, statements and paper. */
const everyday = [
  'PC_F_DOM',
  'PC_F_SELF',
  'PC_I_INSTRL',
  'CH_I_ST',
  'CH_N_CBR',
  'CH_I_CSE',
  'CH_N_PBR',
] as const satisfies AccountRecord['taskCodes'];

/**
 * Which errands an account may run follows from its product (assumed). Currency accounts carry `PC_F_DOM` although
 * they pay abroad: it is the one code that says "can make payments", and their row offers "Request a Payment". Savings
 * pay out only into the customer's own accounts. Notice accounts carry `PC_F_SELF`, so that it is their own
 * transfer-out flag that stops them. Loans and mortgages have statements, which the customer's list hides.
 */
export const products = {
  current: product('CURPB', 'Private Bank Current Account', 'CA', 'GBP', { taskCodes: [...everyday] }),
  business: product('CURBUS', 'Business Current Account', 'CA', 'GBP', { taskCodes: [...everyday, 'FU_F_DFT'] }),
  euro: product('CUREUR', 'Euro Account', 'CA', 'EUR', { taskCodes: ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'] }),
  dollar: product('CURUSD', 'US Dollar Account', 'CA', 'USD', { taskCodes: ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'] }),
  racing: product('CURRAC', 'Racing Account', 'RA', 'GBP', { taskCodes: [...everyday, 'FU_F_DFT'] }),
  racingPlus: product('CURRPL', 'Racing Plus Account', 'RA', 'GBP', { taskCodes: [...everyday, 'FU_F_DFT'] }),
  racingEuro: product('CURREU', 'Racing Euro Account', 'RA', 'EUR', {
    taskCodes: ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'],
  }),
  prizeMoney: product('CURRPM', 'Prize Money Account', 'RA', 'GBP', { taskCodes: ['PC_F_SELF', 'CH_I_ST'] }),
  instantAccess: product('SAVIAC', 'Instant Access Account', 'IA', 'GBP', {
    taskCodes: ['PC_F_SELF', 'CH_I_ST', 'CH_N_PBR'],
    interestBasisPoints: 265,
  }),
  notice: product('SAVN90', '90 Day Notice Account', 'NT', 'GBP', {
    taskCodes: ['PC_F_SELF', 'CH_I_ST'],
    transferOutDisabled: true,
    interestBasisPoints: 340,
  }),
  bond: product('BOND36', '3 Year Fixed Rate Bond', 'TD', 'GBP', {
    taskCodes: ['CH_I_ST'],
    transferIsMapped: false,
    transferOutDisabled: true,
    interestBasisPoints: 425,
  }),
  bondOneYear: product('BOND12', '1 Year Fixed Rate Bond', 'TD', 'GBP', {
    taskCodes: ['CH_I_ST'],
    transferIsMapped: false,
    transferOutDisabled: true,
    interestBasisPoints: 390,
  }),
  bondTwoYears: product('BOND24', '2 Year Fixed Rate Bond', 'TD', 'GBP', {
    taskCodes: ['CH_I_ST'],
    transferIsMapped: false,
    transferOutDisabled: true,
    interestBasisPoints: 410,
  }),
  loan: product('LOANPB', 'Private Bank Loan', 'LN', 'GBP', {
    taskCodes: ['CH_I_ST'],
    transferIsMapped: false,
    transferOutDisabled: true,
    interestBasisPoints: 715,
  }),
  mortgage: product('MORTRP', 'Repayment Mortgage', 'MO', 'GBP', {
    taskCodes: ['CH_I_ST'],
    transferIsMapped: false,
    transferOutDisabled: true,
    interestBasisPoints: 460,
  }),
} as const satisfies Record<string, Product>;

export type ProductName = keyof typeof products;

function product(
  id: string,
  name: string,
  kind: Product['kind'],
  currency: CurrencyCode,
  terms: Pick<Product, 'taskCodes'> & Partial<Product>,
): Product {
  return {
    id,
    name,
    kind,
    currency,
    transferIsMapped: true,
    transferOutDisabled: false,
    interestBasisPoints: 0,
    ...terms,
  };
}
