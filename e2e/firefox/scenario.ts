import type { FirefoxCustomer } from './firefox.ts';

export interface Around {
  /** The bank's control: `balances?persona=private-customer`. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** The folder that Firefox saves files in. */
  readonly downloads: string;
}

export interface Scenario {
  readonly name: string;
  readonly tell: (customer: FirefoxCustomer, around: Around) => Promise<void>;
  /** Complaints of the page that belong to it. */
  readonly expects?: RegExp;
}

/** The one-time password that the bank sends. */
export const code = '204816';

/** The customer's own accounts, in pence. */
export async function moneyOf(control: Around['control'], persona: string): Promise<Readonly<Record<string, number>>> {
  const { balances } = (await control(`balances?persona=${persona}`)) as {
    readonly balances: readonly { readonly alias: string; readonly availableMinor: number }[];
  };
  return Object.fromEntries(balances.map(({ alias, availableMinor }) => [alias, availableMinor]));
}
