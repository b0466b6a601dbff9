import { z } from 'zod';
import { sharedTasks } from '#sandbox/bank/records/account-access.ts';
import { alertEvents, alertWays } from '#sandbox/bank/records/alert-subscription.ts';
import { loginSteps, permittedFunctions } from '#sandbox/bank/records/user.ts';
import { alias, amount, name, nameUpTo, place } from './description-parts.ts';
import { longestPartyName } from './description-words.ts';

const limitSchema = z.strictObject({
  minimum: amount.exactOptional().describe('The least that one order may be, in pounds.'),
  maximum: amount.exactOptional().describe('The most that one order may be, in pounds.'),
  daily: amount.exactOptional().describe('The most that all orders of a day may come to, in pounds.'),
  count: z.int().min(1).max(99_999).exactOptional().describe('The most orders in a day.'),
});

const limitsSchema = z.strictObject({
  payments: limitSchema.exactOptional().describe('For payments to others.'),
  transfers: limitSchema.exactOptional().describe('For transfers between own accounts.'),
  bulk: limitSchema.exactOptional().describe('For bulk files.'),
});

export const personSchema = z.strictObject({
  userId: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,29}$/, { error: 'A User ID has 3 to 30 small letters, digits and hyphens.' })
    .exactOptional()
    .describe('What they log in with. Left out, it is the customer’s id, with the person’s number from the second on.'),
  title: z
    .string()
    .regex(/^[A-Za-z. ]{1,10}$/, { error: 'A title has up to 10 letters, dots and spaces.' })
    .exactOptional()
    .describe('Before the name: Mr, Dr.'),
  firstName: name.exactOptional().describe('Drawn where it is left out, as the other names are.'),
  lastName: name.exactOptional().describe('The family name.'),
  preferredName: name.exactOptional().describe('What the bank calls them; the first name unless said.'),
  email: z
    .string()
    .max(100)
    .regex(/^$|^[^@\s]+@example\.com$/, { error: 'An e-mail address ends with @example.com.' })
    .exactOptional()
    .describe('An address at example.com, which reaches nobody. Empty: the bank has none.'),
  phone: z
    .string()
    .regex(/^$|^07700 900\d{3}$/, { error: 'A mobile number is one that rings nowhere: 07700 900000 to 07700 900999.' })
    .exactOptional()
    .describe('A mobile number that rings nowhere. Empty: the bank has none, and no code can reach them.'),
  actsFor: z
    .array(place)
    .min(1)
    .max(6)
    .exactOptional()
    .describe('The entities that they act for, by number; all of them unless named.'),
  may: z
    .union([
      z.enum(['private', 'everything', 'look', 'order', 'authorise']),
      z.array(z.enum(permittedFunctions)).max(14),
    ])
    .exactOptional()
    .describe(
      'What they may do: all that private customers may, or business ones, only look, order, authorise, or exactly these.',
    ),
  secondFactor: z
    .enum(['none', 'otp', 'otp-and-pin'])
    .exactOptional()
    .describe('How they confirm; by code and PIN where there is a phone, unless said.'),
  phoneIsOn: z.boolean().default(true).describe('Whether codes arrive.'),
  lock: z
    .enum(['none', 'wrong-details', 'by-bank'])
    .default('none')
    .describe('Whether they are locked out: after wrong details, or by the bank.'),
  pinIsLocked: z.boolean().default(false).describe('The PIN is locked for the next half hour.'),
  codesAreLocked: z.boolean().default(false).describe('No code is sent for the next half hour.'),
  loginSteps: z.array(z.enum(loginSteps)).max(3).default([]).describe('The steps due at the next login.'),
  hasLoggedIn: z.boolean().default(true).describe('Whether they have logged in before.'),
  alerts: z
    .array(
      z.strictObject({
        event: z.enum(alertEvents).describe('What they are told of.'),
        ways: z.array(z.enum(alertWays)).min(1).max(2).describe('How they are told.'),
      }),
    )
    .max(2)
    .default([])
    .describe('What they are told of their logins.'),
  limits: limitsSchema.default({}).describe('Their own limits; the bank’s where they are left out.'),
});

const providerSchema = z.strictObject({
  id: z.string().max(60).describe('An access point of the bank’s list.'),
  accounts: z
    .array(alias)
    .max(200)
    .default([])
    .describe('The aliases of the accounts that it may see or pay from; one that only asks has none.'),
  may: z.array(z.enum(sharedTasks)).min(1).max(3).default(['CH_I']).describe('What it may do with them.'),
});

export const entitySchema = z.strictObject({
  kind: z
    .enum(['personal', 'joint', 'company', 'racing', 'agent'])
    .default('personal')
    .describe('Whose it is. An agent acts for somebody else’s entity, and may not share its accounts with providers.'),
  name: nameUpTo(longestPartyName)
    .exactOptional()
    .describe('Follows from the people, or is drawn, where it is left out. Two holders are named in full.'),
  mandate: z.enum(['none', 'one-other', 'two-others']).default('none').describe('How many others must authorise.'),
  twoOthersFrom: amount.exactOptional().describe('The amount from which two others must, in pounds.'),
  limits: limitsSchema.default({}).describe('The entity’s limits; the bank’s where they are left out.'),
  providers: z.array(providerSchema).max(6).default([]).describe('Providers that have access, or ask for it.'),
});
