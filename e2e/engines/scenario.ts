import type { Customer } from './customer.ts';

export interface Around {
  /** The bank's control: `balances?persona=private-customer`. */
  readonly control: (path: string, body?: object) => Promise<unknown>;
  /** The folder that the browser saves files in. */
  readonly downloads: string;
  /** The sandbox, whose bank is in the page. */
  readonly sandbox: string;
}

export interface Scenario {
  readonly name: string;
  readonly tell: (customer: Customer, around: Around) => Promise<void>;
  /** The persona whose bank it is, unless it is the private customer. */
  readonly persona?: string;
  /** The bank's clock goes on. */
  readonly clockTicks?: boolean;
  /** The device asks for dark colours. */
  readonly isDark?: boolean;
  /** Complaints of the page that belong to it. */
  readonly expects?: RegExp;
}

/** The customer's own accounts, in pence. */
export async function moneyOf(control: Around['control'], persona: string): Promise<Readonly<Record<string, number>>> {
  const { balances } = (await control(`balances?persona=${persona}`)) as {
    readonly balances: readonly { readonly alias: string; readonly availableMinor: number }[];
  };
  return Object.fromEntries(balances.map(({ alias, availableMinor }) => [alias, availableMinor]));
}
