import type { VerbName, WantedVerb } from '#sandbox/control/verbs/verbs.ts';
import type { Misreading } from './misreading.ts';

/** The verbs by name, with the details that each takes. */
export type KnownVerbs = { readonly [Name in VerbName]: { readonly details: object } };

/** As in a link: `money-in~account=current~amount=250`. */
export function printVerb({ verb, details = {} }: WantedVerb): string {
  return [verb, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join('~');
}

export function readVerb(text: string, verbs: KnownVerbs): WantedVerb | Misreading {
  const [verb = '', ...pieces] = text.split('~').map((piece) => piece.trim());
  if (!isVerb(verb, verbs)) return wrong(`There is no verb "${verb}".`, Object.keys(verbs));
  const details: Record<string, string> = {};
  const known = Object.keys(verbs[verb].details);
  for (const piece of pieces) {
    const [, name = '', value = ''] = /^([a-z]+)=(.*)$/.exec(piece) ?? [];
    if (name === '')
      return wrong(
        `"${piece}" says nothing of ${verb}.`,
        known.map((each) => `${verb}~${each}=…`),
      );
    if (details[name] !== undefined) return wrong(`"${name}" is there twice.`, ['once']);
    details[name] = value;
  }
  return withDetails({ verb, details }, verbs);
}

/** Checks the names of the details; their values only the bank can check. */
export function withDetails({ verb, details = {} }: WantedVerb, verbs: KnownVerbs): WantedVerb | Misreading {
  const names = Object.keys(details);
  if (names.length === 0) return { verb };
  const known = Object.keys(verbs[verb].details);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return wrong(`${verb} takes no "${unknown}".`, known);
  const [unprintable] = Object.entries(details).filter(([, value]) => !/^[^~;,]{0,80}$/.test(value));
  if (unprintable === undefined) return { verb, details };
  return wrong(`The ${unprintable[0]} of ${verb} is too long or holds ~ ; or a comma.`, ['at most 80 characters']);
}

function isVerb(text: string, verbs: KnownVerbs): text is VerbName {
  return Object.hasOwn(verbs, text);
}

function wrong(reason: string, allowed: readonly string[]): Misreading {
  return { where: 'do', reason, allowed };
}
