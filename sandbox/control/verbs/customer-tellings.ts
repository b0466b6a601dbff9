import { knownUser } from '#sandbox/bank/engine/story-opening.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type StoryThings, thingsOfSession, thingsOfStory } from '#sandbox/control/grammar/control-accounts.ts';
import type { VerbTold } from '#sandbox/control/grammar/verb-names.ts';
import { verbsFor } from '#sandbox/control/journal/control-verbs.ts';
import type { World } from '#sandbox/control/journal/world-state.ts';
import { type Balances, balancesOf } from './control-balances.ts';
import { type CustomerTold, customerOf, type ResetLink, resetLinksIn } from './control-customer.ts';
import { type Directory, readDirectory } from './control-directory.ts';
import { type Phones, phonesOf } from './control-phone.ts';
import { type ControlRefusal, misread, notNow, type Told } from './control-verdict.ts';

export type AccountsVerdict = Told<StoryThings>;

/** What testers may know of a story's customers; `persona` left out means the world's own. Looking changes nothing. */
export interface CustomerTellings {
  /**
   * What a story's customer has, by alias, with the tokens of the session they are signed in with; or all a given session
   * showed them, over or not, even one that the bank has forgotten but a call came in.
   */
  accounts(whose: { readonly persona?: string } | { readonly sessionId: string }): Promise<AccountsVerdict>;
  /** What the customer's accounts hold, read from the books: nobody's session is touched. */
  balances(persona?: string): Promise<Told<Balances>>;
  /** What stands between the customer and their accounts. */
  customer(persona?: string): Promise<Told<CustomerTold>>;
  /** The customer's phone; without a persona those of everybody whose story is opened. */
  phone(persona?: string): Promise<Told<Phones>>;
  /** What may be done to the customer, each with what will happen, or why it does not apply. */
  verbs(persona?: string): Promise<Told<{ readonly persona: string; readonly verbs: readonly VerbTold[] }>>;
  /** The links of every story that let somebody choose a new password. */
  resetLinks(): Promise<Told<{ readonly links: readonly ResetLink[] }>>;
  /** The accounts and sort codes outside the bank, with what a payee check says of them. */
  directory(): Promise<Told<Directory>>;
}

interface TellingsDesk {
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  worldNow(): Promise<World>;
  sessionSeen(id: string): SessionRecord | undefined;
  readonly storyIds: readonly string[];
}

export function createCustomerTellings({ inTurn, worldNow, sessionSeen, storyIds }: TellingsDesk): CustomerTellings {
  const told = <Answer extends object>(answer: Answer | undefined, persona: string | undefined): Told<Answer> =>
    answer === undefined ? noStory(persona ?? '', storyIds) : { outcome: 'done', ...answer };

  return {
    accounts: (whose) =>
      inTurn(async () => {
        const world = await worldNow();
        if ('sessionId' in whose) {
          const shown = thingsOfSession(world.bank, whose.sessionId, sessionSeen(whose.sessionId));
          return shown === undefined ? notNow('Nobody is signed in there.') : { outcome: 'done', ...shown };
        }
        const persona = whose.persona ?? world.persona;
        return told(thingsOfStory(world.bank, persona), persona);
      }),
    balances: (wanted) =>
      inTurn(async () => {
        const world = await worldNow();
        const persona = wanted ?? world.persona;
        return told(await balancesOf(world, persona), persona);
      }),
    customer: (wanted) =>
      inTurn(async () => {
        const world = await worldNow();
        const persona = wanted ?? world.persona;
        return told(customerOf(world.bank, persona), persona);
      }),
    phone: (persona) => inTurn(async () => told(phonesOf((await worldNow()).bank, persona), persona)),
    verbs: (wanted) =>
      inTurn(async () => {
        const world = await worldNow();
        const persona = wanted ?? world.persona;
        const user: UserRecord | undefined = knownUser(world.bank, persona)?.user;
        return told(user && { persona, verbs: verbsFor(world.bank, user) }, persona);
      }),
    resetLinks: () => inTurn(async () => ({ outcome: 'done', links: resetLinksIn((await worldNow()).bank) })),
    directory: async () => ({ outcome: 'done', ...readDirectory() }),
  };
}

export function noStory(persona: string, storyIds: readonly string[]): ControlRefusal {
  return misread('persona', `There is no story "${persona}".`, storyIds);
}
