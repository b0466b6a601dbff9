import type { Describer } from '#sandbox/bank/engine/bank.ts';
import type { DescribedCustomerRecord } from '#sandbox/bank/records/described-customer.ts';
import type { Life } from '#sandbox/personas/lives/life.ts';
import type * as describing from './describing.ts';

let loaded: typeof describing | undefined;

/** Names and habits of described customers are a large part, which a bank without them never loads. */
export const describer: Describer & { lifeOf(customer: DescribedCustomerRecord): Life } = {
  load: async () => {
    loaded ??= await import('./describing.ts');
  },
  readyMade: (name) => parts().readyMade(name),
  recordsOf: (bank, descriptions) => parts().recordsOf(bank, descriptions),
  describe: (bank, userId) => parts().describe(bank, userId),
  aliasesOf: (customer) => parts().aliasesOf(customer),
  personasOf: (customer) => parts().personasOf(customer),
  lifeOf: (customer) => parts().lifeOf(customer),
};

function parts(): typeof describing {
  if (loaded === undefined) throw new Error('What makes described customers is not loaded.');
  return loaded;
}
