import { z } from 'zod';
import { currency, day, pence } from './scalars.ts';

/** The account kinds of the product: current, racing, bond, instant access, notice, loan, mortgage. */
export const accountKinds = ['CA', 'RA', 'TD', 'IA', 'NT', 'LN', 'MO'] as const;

/** What may become of a bond at maturity. */
export const maturityInstructions = ['A', 'I', 'P', 'S', 'T'] as const;

/** Errands an account may take part in, by the service's task codes. */
export const taskCodes = [
  'PC_F_DOM',
  'FU_F_DFT',
  'PC_F_SELF',
  'CH_I_ST',
  'CH_N_CBR',
  'CH_I_CSE',
  'CH_N_PBR',
  'PC_I_INSTRL',
] as const;

const addressSchema = z.object({
  fullName: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  addressLine3: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  postcode: z.string(),
});

const anyAccountSchema = z.object({
  /** The bank's own key, never on the wire: sessions see tokens. */
  id: z.string(),
  partyId: z.string(),
  /** Eight digits. */
  number: z.string().regex(/^\d{8}$/),
  branchCode: z.string(),
  kind: z.enum(accountKinds),
  currency,
  displayName: z.string(),
  nickname: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  openedOn: day,
  /** Zero or more whole pence; adds to what is available. */
  overdraftMinor: pence.nonnegative(),
  /** Yearly rate in basis points: 425 is 4.25 %. */
  interestBasisPoints: z.int().nonnegative(),
  iban: z.string().nullable(),
  address: addressSchema,
  taskCodes: z.array(z.enum(taskCodes)),
  transferIsMapped: z.boolean(),
  transferOutDisabled: z.boolean(),
  /** Position within its group as the customer ordered it, from 1. */
  sequenceNumber: z.int().positive(),
  /** Loans, mortgages and bonds: the sum first lent or deposited, and the day it ends. */
  principalMinor: pence.nonnegative().nullable(),
  maturesOn: day.nullable(),
  /**
   * Bonds: what becomes of it at maturity, by the service's payout codes: account closed, interest paid out, principal and
   * interest renewed, special amount renewed, principal renewed.
   */
  maturityInstruction: z.enum(maturityInstructions).nullable(),
  /** Bonds of the instruction `S`: how much is renewed. */
  specialAmountMinor: pence.positive().nullable(),
  /** Loans and mortgages: the level instalment, and the day of the month it is taken on. */
  instalmentMinor: pence.positive().nullable(),
  repaymentDay: z.int().min(1).max(28).nullable(),
});
type AccountFields = z.infer<typeof anyAccountSchema>;

/** Kinds of account that last for a term: nothing can be said of one without its sum and its end. */
const termKinds: readonly string[] = ['LN', 'MO', 'TD'] satisfies (typeof accountKinds)[number][];
export const accountSchema = anyAccountSchema
  .refine(
    ({ kind, principalMinor, maturesOn }) =>
      !termKinds.includes(kind) || (principalMinor !== null && maturesOn !== null),
    'a loan, a mortgage or a bond needs its sum and its end',
  )
  .refine(
    ({ openedOn, maturesOn }) => maturesOn === null || openedOn < maturesOn,
    'an account that ends does so after the day it was opened on',
  )
  // Its schedule and what its payer does would otherwise differ on when and how the rest is repaid.
  .refine(
    (account) => !isLent(account) || Number(account.maturesOn?.slice(8)) === repaymentDayOf(account),
    'a loan or a mortgage ends on the day of a month that an instalment is taken on',
  );
export type AccountRecord = z.infer<typeof accountSchema>;

function isLent({ kind, maturesOn }: AccountFields): boolean {
  return (kind === 'LN' || kind === 'MO') && maturesOn !== null;
}

/** The day of the month a loan's instalments are due on: the one agreed, or else the one it was opened on, 28 at most. */
export function repaymentDayOf({ repaymentDay, openedOn }: AccountFields): number {
  return repaymentDay ?? Math.min(28, Number(openedOn.slice(8)));
}
