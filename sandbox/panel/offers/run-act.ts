import { openCustomer } from '#sandbox/panel/described/open-customer.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import type { BankAct } from './offer.ts';

/** @returns why it was not done, undefined when it was. */
export async function runAct(store: PanelStore, wanted: BankAct): Promise<string | undefined> {
  switch (wanted.act) {
    case 'log-in':
      return store.logInAs(wanted.persona);
    case 'open-customer':
      return openCustomer(store, wanted.document);
    case 'switch':
      return store.act((bank) => bank.setSwitches({ [wanted.name]: wanted.value }));
    case 'moment':
      return store.act((bank) => bank.setClock(wanted.moment, 'kept'));
    case 'verb':
      return store.act((bank) => bank.doVerb({ verb: wanted.verb, persona: wanted.persona }));
    case 'fail':
      return store.act((bank) =>
        bank.addFault({ operationId: wanted.operationId, kind: wanted.kind ?? '500', only: 1 }),
      );
    default:
      return wanted satisfies never;
  }
}
