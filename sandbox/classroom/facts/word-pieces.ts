/** A fact in plain words, without the full stop. */
export interface FactWords {
  /** `Pay Oakhurst Feeds £20.00` */
  readonly asks: string;
  /** `Oakhurst Feeds was paid £20.00` */
  readonly done: string;
  /** `Oakhurst Feeds has not been paid £20.00` */
  readonly undone: string;
}

/** For something that is there or is not: `A pay-in book is ordered`. */
export function thingWords(what: string, did: string, asks: string): FactWords {
  return {
    asks: `${asks} ${withArticle(what)}`,
    done: capital(`${withArticle(what)} is ${did}`),
    undone: `No ${what} has been ${did}`,
  };
}

function withArticle(what: string): string {
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`;
}

/** Nothing where there is nothing to say. */
export function after(word: string, value: string | undefined): string {
  return value === undefined ? '' : `${word} ${value}`;
}

export function quoted(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `“${text}”`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Sum {
  readonly amount?: string;
  readonly amountAtLeast?: string;
}

/** `£1,250.00`, `at least £20.00`, or nothing. */
export function sumText({ amount, amountAtLeast }: Sum): string | undefined {
  if (amount !== undefined) return poundsText(amount);
  return amountAtLeast === undefined ? undefined : `at least ${poundsText(amountAtLeast)}`;
}

function poundsText(pounds: string): string {
  return `£${pounds.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

/** `17:00 on 2026-03-02` */
export function timeText(at: string): string {
  const [day, time] = at.split('T');
  return `${time} on ${day}`;
}

export function countText(count: number | undefined): string {
  return count === undefined || count === 1 ? '' : `, ${count} times or more`;
}
