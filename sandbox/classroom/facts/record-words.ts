import { operations } from '#sandbox/http/operations.generated.ts';
import type { PlainFact } from './fact.ts';
import { after, countText, type FactWords, quoted, thingWords, timeText } from './word-pieces.ts';

type Named<Name extends PlainFact['fact']> = Extract<PlainFact, { readonly fact: Name }>;
type PayeeFact = Named<'payee-added' | 'payee-changed' | 'payee-deleted'>;

/** Facts about everything but orders, in words. */
export const recordWords = {
  'payee-added': (fact: PayeeFact): FactWords => thingWords(payeeText(fact), 'added', 'Add'),
  'payee-changed': (fact: PayeeFact): FactWords => thingWords(payeeText(fact), 'changed', 'Change'),
  'payee-deleted': (fact: PayeeFact): FactWords => thingWords(payeeText(fact), 'deleted', 'Delete'),
  'name-checked'({ name, result }: Named<'name-checked'>): FactWords {
    const [what, came] = [`name${after('', quoted(name))}`, after(', with the result', result)];
    return {
      asks: `Have the ${what} checked${came}`,
      done: `The ${what} was checked${came}`,
      undone: `No ${what} has been checked${came}`,
    };
  },
  decided({ decision, about, atLeast = 1 }: Named<'decided'>): FactWords {
    const items = `${atLeast === 1 ? 'an item' : `${atLeast} items`}${after(' about', about)}`;
    const [ask, did] = decision === 'approved' ? ['Authorise', 'authorised'] : ['Decline', 'declined'];
    return { asks: `${ask} ${items}`, done: `You have ${did} ${items}`, undone: `You have not ${did} ${items}` };
  },
  'bulk-file'({ state }: Named<'bulk-file'>): FactWords {
    const asks = { sent: 'Send', completed: 'See through', refused: 'Have refused' }[state];
    return thingWords('bulk file', state, asks);
  },
  'book-ordered': ({ book }: Named<'book-ordered'>): FactWords => thingWords(`${book} book`, 'ordered', 'Order'),
  wrote({ subject, text }: Named<'wrote'>): FactWords {
    const what = `message${after(' about', quoted(subject))}${after(' with the words', quoted(text))}`;
    return { asks: `Send the bank a ${what}`, done: `The bank has a ${what}`, undone: `The bank has no ${what}` };
  },
  'account-named'({ account, name }: Named<'account-named'>): FactWords {
    const given = name === undefined ? 'a name of its own' : `the name “${name}”`;
    return {
      asks: `Give the account “${account}” ${given}`,
      done: `The account “${account}” has ${given}`,
      undone: `The account “${account}” has not been given ${given}`,
    };
  },
  'alert-set'({ event, way }: Named<'alert-set'>): FactWords {
    const by = way === undefined ? '' : way === 'SMS' ? ' by text message' : ' by e-mail';
    return thingWords(`alert of ${event === 'LOGIN_SUCCESS' ? 'logins' : 'failed logins'}${by}`, 'set', 'Set');
  },
  'logged-in': (): FactWords => ({
    asks: 'Log in',
    done: 'The customer is logged in',
    undone: 'The customer is not logged in',
  }),
  'logged-out': (): FactWords => ({
    asks: 'Log out',
    done: 'The customer has logged out',
    undone: 'The customer has not logged out',
  }),
  asked({ operationId, atLeast }: Named<'asked'>): FactWords {
    const own = ownWords[operationId];
    if (own !== undefined && (atLeast ?? 1) === 1) return own;
    const known = (operations as Readonly<Record<string, { readonly summary: string }>>)[operationId];
    const asks = `${known?.summary ?? operationId}${countText(atLeast)}`;
    const what = asks.charAt(0).toLowerCase() + asks.slice(1);
    return { asks, done: `The bank was asked to ${what}`, undone: `The bank has not been asked to ${what}` };
  },
  'clock-reached'({ at }: Named<'clock-reached'>): FactWords {
    const time = timeText(at);
    return { asks: `Wait until ${time}`, done: `It is ${time} or later`, undone: `It is not ${time}` };
  },
};

const ownWords: Readonly<Record<string, FactWords>> = {
  changePassword: {
    asks: 'Change the password',
    done: 'The password is changed',
    undone: 'The password has not been changed',
  },
  changeTransactionPin: {
    asks: 'Change the transaction PIN',
    done: 'The transaction PIN is changed',
    undone: 'The transaction PIN has not been changed',
  },
  nameAccounts: {
    asks: 'Give the account a name',
    done: 'The account has a name',
    undone: 'No account has been given a name',
  },
  createAlertSubscription: { asks: 'Set the alert', done: 'The alert is set', undone: 'No alert has been set' },
  changeAlertSubscription: { asks: 'Set the alert', done: 'The alert is set', undone: 'No alert has been set' },
};

function payeeText({ payee, sortCode }: PayeeFact): string {
  return `payee${after(' called', quoted(payee))}${after(' with the sort code', sortCode)}`;
}
