import { z } from 'zod';
import { maturityInstructions } from '#sandbox/bank/records/account.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import { alias, amount, day, name, place, signed } from './description-parts.ts';

export const accountSchema = z.strictObject({
  product: z
    .enum(Object.keys(products) as [ProductName, ...ProductName[]])
    .default('current')
    .describe('What the bank sells. The euro and dollar products hold those currencies, all others pounds.'),
  alias: alias
    .exactOptional()
    .describe(
      'Names it in links and in this description; the product’s name, numbered from the second on, unless given.',
    ),
  entity: place.default(1).describe('Whose it is, by the entity’s number.'),
  name: name.exactOptional().describe('As the bank writes it.'),
  nickname: name.exactOptional().describe('As the customer has named it.'),
  balance: signed
    .exactOptional()
    .describe('Booked, on the day the customer is made, in the account’s currency; negative for what is owed.'),
  overdraft: amount.exactOptional().describe('Arranged; none unless said. Of current and racing accounts only.'),
  interestRate: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'A rate is text such as "4.25", in per cent a year.' })
    .exactOptional()
    .describe('Yearly, in per cent: 4.25.'),
  opened: day.exactOptional().describe('The day on which it was opened, two days to sixteen years ago.'),
  habits: z
    .enum(['salary', 'household', 'shop', 'stud-farm', 'quiet', 'none'])
    .exactOptional()
    .describe('What happens on it; by its product unless said.'),
  transactionsAMonth: z.int().min(0).max(3_000).default(0).describe('Transactions beside those of its habits.'),
  matures: day.exactOptional().describe('Of a loan, a mortgage or a bond: the day on which it ends.'),
  principal: amount.exactOptional().describe('Of a loan or a mortgage what was lent, of a bond what was deposited.'),
  arrears: z
    .int()
    .min(0)
    .max(6)
    .default(0)
    .describe('Of a loan or a mortgage: how many of the latest instalments were not paid.'),
  atMaturity: z
    .enum(maturityInstructions)
    .exactOptional()
    .describe('What becomes of a bond at its end, by the bank’s code.'),
  restrictions: z
    .array(
      z.enum([
        'frozen',
        'no-payments',
        'no-transfers',
        'no-statements',
        'no-cheque-book',
        'no-paying-in-book',
        'no-regular-payments',
      ]),
    )
    .max(7)
    .default([])
    .describe('What cannot be done with it.'),
});
