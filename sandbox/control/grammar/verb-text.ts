import type { Misreading } from './misreading.ts';
import { fieldNamesOf, isVerbName, type VerbDetails, type VerbName, verbNames } from './verb-names.ts';

/** A verb with what it was told: `money-in~account=current~amount=250`. */
export interface WantedVerb {
  readonly verb: VerbName;
  readonly details?: VerbDetails;
}

export function printVerb({ verb, details = {} }: WantedVerb): string {
  return [verb, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join('~');
}

export function readVerb(text: string): WantedVerb | Misreading {
  const [verb = '', ...pieces] = text.split('~').map((piece) => piece.trim());
  if (!isVerbName(verb)) return wrong(`There is no verb "${verb}".`, verbNames);
  const details: Record<string, string> = {};
  for (const piece of pieces) {
    const [, name = '', value = ''] = /^([a-z]+)=(.*)$/.exec(piece) ?? [];
    if (name === '') return wrong(`"${piece}" says nothing of ${verb}.`, formsOf(verb));
    if (details[name] !== undefined) return wrong(`"${name}" is there twice.`, ['once']);
    details[name] = value;
  }
  return withDetails(verb, details);
}

/** Checks the names of the details; their values only the bank can check. */
export function withDetails(verb: VerbName, details: VerbDetails): WantedVerb | Misreading {
  const names = Object.keys(details);
  if (names.length === 0) return { verb };
  const known = fieldNamesOf(verb);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return wrong(`${verb} takes no "${unknown}".`, known);
  const [unprintable] = Object.entries(details).filter(([, value]) => !/^[^~;,]{0,80}$/.test(value));
  if (unprintable === undefined) return { verb, details };
  return wrong(`The ${unprintable[0]} of ${verb} is too long or holds ~ ; or a comma.`, ['at most 80 characters']);
}

function formsOf(verb: VerbName): readonly string[] {
  return fieldNamesOf(verb).map((name) => `${verb}~${name}=…`);
}

function wrong(reason: string, allowed: readonly string[]): Misreading {
  return { where: 'do', reason, allowed };
}
