import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { World } from '#sandbox/control/journal/world-state.ts';
import { type PersonaRecords, recordsOfPersona, recordsOfSession } from '#sandbox/control/link/control-accounts.ts';
import { withDetails } from '#sandbox/control/link/verb-text.ts';
import type { VerbDetails } from '#sandbox/control/verbs/verb.ts';
import type { WantedVerb } from '#sandbox/control/verbs/verbs.ts';
import {
  describeVerb,
  isVerbName,
  type VerbDescription,
  verbNames,
  verbs,
  verbsFor,
} from '#sandbox/control/verbs/verbs.ts';
import { type Balances, balancesOf } from './control-balances.ts';
import { type CustomerDetails, customerOf, type ResetLink, resetLinksIn } from './control-customer.ts';
import { type Directory, readDirectory } from './control-directory.ts';
import { type Phones, phonesOf } from './control-phone.ts';
import { type ControlRefusal, type ControlResult, misread, notNow } from './control-verdict.ts';

export type AccountsVerdict = ControlResult<PersonaRecords>;

/** What testers may know of customers. `persona` defaults to the current one. Looking changes nothing. */
export interface CustomerQueries {
  /**
   * A customer's belongings by alias, with the tokens of their open session; or those that a given session showed,
   * even an ended one that the bank has forgotten, if a kept call used it.
   */
  accounts(whose: { readonly persona?: string } | { readonly sessionId: string }): Promise<AccountsVerdict>;
  /** Read from the books, without touching any session. */
  balances(persona?: string): Promise<ControlResult<Balances>>;
  customer(persona?: string): Promise<ControlResult<CustomerDetails>>;
  /** The customer's phone; without a persona, those of every opened persona. */
  phone(persona?: string): Promise<ControlResult<Phones>>;
  /** The verbs for the customer, each with what will happen or why it does not apply. */
  verbs(
    persona?: string,
  ): Promise<ControlResult<{ readonly persona: string; readonly verbs: readonly VerbDescription[] }>>;
  /** What a verb would do if it were told so, or why not. */
  previewVerb(wanted: {
    readonly verb: string;
    readonly persona?: string;
    readonly with?: VerbDetails;
  }): Promise<ControlResult<{ readonly persona: string } & VerbDescription>>;
  resetLinks(): Promise<ControlResult<{ readonly links: readonly ResetLink[] }>>;
  directory(): Promise<ControlResult<Directory>>;
}

interface QueryContext {
  worldNow(): Promise<World>;
  sessionSeen(id: string): SessionRecord | undefined;
  personaIds(): readonly string[];
}

export function createCustomerQueries({ worldNow, sessionSeen, personaIds }: QueryContext): CustomerQueries {
  const resultFor = <Answer extends object>(
    answer: Answer | undefined,
    persona: string | undefined,
  ): ControlResult<Answer> =>
    answer === undefined ? noPersona(persona ?? '', personaIds()) : { outcome: 'done', ...answer };

  /** That customer's, or the current one's. */
  async function about<Answer extends object>(
    wanted: string | undefined,
    question: (world: World, persona: string) => Answer | undefined | Promise<Answer | undefined>,
  ): Promise<ControlResult<Answer>> {
    const world = await worldNow();
    const persona = wanted ?? world.persona;
    return resultFor(await question(world, persona), persona);
  }

  return {
    async accounts(whose) {
      if (!('sessionId' in whose)) return about(whose.persona, ({ bank }, persona) => recordsOfPersona(bank, persona));
      const shown = recordsOfSession((await worldNow()).bank, whose.sessionId, sessionSeen(whose.sessionId));
      return shown === undefined ? notNow('Nobody is logged in there.') : { outcome: 'done', ...shown };
    },
    balances: (wanted) => about(wanted, balancesOf),
    customer: (wanted) => about(wanted, ({ bank }, persona) => customerOf(bank, persona)),
    phone: async (persona) => resultFor(phonesOf((await worldNow()).bank, persona), persona),
    verbs: (wanted) =>
      about(wanted, ({ bank }, persona) => {
        const user = knownUser(bank, persona)?.user;
        return user && { persona, verbs: verbsFor(bank, user) };
      }),
    async previewVerb({ verb, persona: wanted, with: details = {} }) {
      const read = readWanted(verb, details);
      if ('outcome' in read) return read;
      return about(wanted, ({ bank }, persona) => {
        const user = knownUser(bank, persona)?.user;
        return user && { persona, ...describeVerb(bank, read, user) };
      });
    },
    resetLinks: async () => ({ outcome: 'done', links: resetLinksIn((await worldNow()).bank) }),
    directory: async () => ({ outcome: 'done', ...readDirectory() }),
  };
}

/** A verb and its details, or why they are not understood. */
export function readWanted(verb: string, details: VerbDetails): WantedVerb | ControlRefusal {
  if (!isVerbName(verb)) return misread('verb', `There is no verb "${verb}".`, verbNames);
  const read = withDetails({ verb, details }, verbs);
  return 'reason' in read ? misread('with', read.reason, read.allowed) : read;
}

export function noPersona(persona: string, personaIds: readonly string[]): ControlRefusal {
  return misread('persona', `There is no persona "${persona}".`, personaIds);
}
