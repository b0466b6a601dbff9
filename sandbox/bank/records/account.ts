import { z } from 'zod';
import { currency, day, pence } from './scalars.ts';

/** Current, racing, bond, instant access, notice, loan, mortgage. */
export const accountKinds = ['CA', 'RA', 'TD', 'IA', 'NT', 'LN', 'MO'] as const;

export const maturityInstructions = ['A', 'I', 'P', 'S', 'T'] as const;

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
  /** Never on the wire: sessions see tokens. */
  id: z.string(),
  partyId: z.string(),
  number: z.string().regex(/^\d{8}$/),
  branchCode: z.string(),
  kind: z.enum(accountKinds),
  currency,
  displayName: z.string(),
  nickname: z.string().nullable(),
  productId: z.string(),
  productName: z.string(),
  openedOn: day,
  overdraftMinor: pence.nonnegative(),
  /** Yearly rate: 425 is 4.25 %. */
  interestBasisPoints: z.int().nonnegative(),
  iban: z.string().nullable(),
  address: addressSchema,
  taskCodes: z.array(z.enum(taskCodes)),
  transferIsMapped: z.boolean(),
  transferOutDisabled: z.boolean(),
  /** Set while the bank lets nothing out of it. */
  frozen: z.literal(true).exactOptional(),
  /** Set once it is closed, with what it was open to before. It holds nothing, and takes nothing in. */
  closed: z
    .object({
      on: day,
      taskCodes: z.array(z.enum(taskCodes)),
      transferIsMapped: z.boolean(),
      transferOutDisabled: z.boolean(),
      overdraftMinor: pence.nonnegative(),
    })
    .exactOptional(),
  /** Transfers start from it only while an entity is chosen, or only while none is; null for either. */
  transfersOnly: z.enum(['local', 'global']).nullable().default(null),
  /** The customer's own order within a group, from 1. */
  sequenceNumber: z.int().positive(),
  /** Loans, mortgages and bonds: the sum lent or deposited, and the day it ends. */
  principalMinor: pence.nonnegative().nullable(),
  maturesOn: day.nullable(),
  /** At maturity: close, pay out interest, renew principal and interest, renew a special amount, renew principal. */
  maturityInstruction: z.enum(maturityInstructions).nullable(),
  /** Bonds with instruction `S`: the amount renewed. */
  specialAmountMinor: pence.positive().nullable(),
  /** Loans and mortgages: the level instalment and its day of the month. */
  instalmentMinor: pence.positive().nullable(),
  repaymentDay: z.int().min(1).max(28).nullable(),
});
type AccountFields = z.infer<typeof anyAccountSchema>;

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
  // Otherwise the schedule and the paying job would disagree on the last instalment.
  .refine(
    (account) => !isLent(account) || Number(account.maturesOn?.slice(8)) === repaymentDayOf(account),
    'a loan or a mortgage ends on the day of a month that an instalment is taken on',
  );
export type AccountRecord = z.infer<typeof accountSchema>;

function isLent({ kind, maturesOn }: AccountFields): boolean {
  return (kind === 'LN' || kind === 'MO') && maturesOn !== null;
}

/** The day of the month on which instalments fall due: as agreed, otherwise the opening day, 28 at most. */
export function repaymentDayOf({ repaymentDay, openedOn }: AccountFields): number {
  return repaymentDay ?? Math.min(28, Number(openedOn.slice(8)));
}
