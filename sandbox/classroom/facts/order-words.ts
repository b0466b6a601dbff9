import type { PlainFact } from './fact.ts';
import { after, capital, countText, type FactWords, quoted, sumText, thingWords, timeText } from './word-pieces.ts';

type Named<Name extends PlainFact['fact']> = Extract<PlainFact, { readonly fact: Name }>;

/** Facts about orders, in words. */
export const orderWords = {
  paid(fact: Named<'paid'>): FactWords {
    const { payee, sortCode, by, atLeast } = fact;
    const sum = after('', sumText(fact));
    const what = `${sum}${referenceText(fact)}${after(' at the sort code', sortCode)}${by === undefined ? '' : ` by ${timeText(by)}`}${countText(atLeast)}`;
    return {
      asks: `Pay ${payee ?? 'somebody'}${what}`,
      done: `${payee ?? 'Somebody'} was paid${what}`,
      undone: `${payee === undefined ? 'Nobody has' : `${payee} has not`} been paid${what}`,
    };
  },
  'awaiting-authorisation'(fact: Named<'awaiting-authorisation'>): FactWords {
    const what = `payment${orderText(fact)}`;
    return {
      asks: `Order a ${what}, for somebody else to authorise`,
      done: `A ${what} waits for somebody else to authorise it`,
      undone: `No ${what} waits to be authorised`,
    };
  },
  transferred(fact: Named<'transferred'>): FactWords {
    const way = `${after(' from', quoted(fact.from))}${after(' to', quoted(fact.to))}` || ' between own accounts';
    const sum = sumText(fact);
    return {
      asks: `Move ${sum ?? 'money'}${way}`,
      done: `${capital(sum ?? 'money')} was moved${way}`,
      undone: `${sum === undefined ? 'No money has' : `${capital(sum)} has not`} been moved${way}`,
    };
  },
  scheduled(fact: Named<'scheduled'>): FactWords {
    const { repeats, from } = fact;
    const kind = repeats === undefined ? scheduleText : repeats ? 'standing order' : 'later payment';
    return thingWords(`${kind}${orderText(fact)}${after(' from', from)}`, 'set up', 'Set up');
  },
  'schedule-cancelled': ({ payee }: Named<'schedule-cancelled'>): FactWords =>
    thingWords(`${scheduleText}${after(' to', payee)}`, 'cancelled', 'Cancel'),
  'direct-debit-cancelled': ({ originator }: Named<'direct-debit-cancelled'>): FactWords =>
    thingWords(`direct debit${after(' of', originator)}`, 'cancelled', 'Cancel'),
};

const scheduleText = 'later payment or standing order';

interface Order {
  readonly payee?: string;
  readonly amount?: string;
  readonly amountAtLeast?: string;
  readonly reference?: string;
}

/** ` of £20.00 to Oakhurst Feeds with the reference “Hay”` */
function orderText(order: Order): string {
  return `${after(' of', sumText(order))}${after(' to', order.payee)}${referenceText(order)}`;
}

function referenceText({ reference }: Order): string {
  return after(' with the reference', quoted(reference));
}
