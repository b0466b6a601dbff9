import type { Control } from '#sandbox/control/control-api.ts';
import type { BrowserBank } from './shared-bank.ts';

/** What testers reach as `window.sandbox`: the control, with what concerns described customers under a name of its own. */
export interface PageSandbox extends Control {
  readonly customers: PageCustomers;
}

export interface PageCustomers {
  /** Makes a customer as described, or several, in the bank that is there. */
  create(wanted: object | readonly object[], chosen?: boolean): ReturnType<Control['createCustomers']>;
  /** Whether a description could be made here, with the place and the reason where it could not. */
  check(description: object): ReturnType<Control['checkCustomer']>;
  /** A customer of the bank as a description, the sandbox's own unless said. */
  describe(persona?: string): ReturnType<Control['describeCustomer']>;
}

/** The control is in the bank's worker, where every name leads to a method. */
export function pageSandbox(control: BrowserBank['control']): PageSandbox {
  const customers: PageCustomers = {
    create: (wanted, chosen = false) => control.createCustomers(Array.isArray(wanted) ? wanted : [wanted], chosen),
    check: (description) => control.checkCustomer(description),
    describe: (persona) => control.describeCustomer(persona),
  };
  return new Proxy(control as unknown as PageSandbox, {
    get: (methods, name: keyof PageSandbox) => (name === 'customers' ? customers : methods[name]),
  });
}
