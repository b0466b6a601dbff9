import { expect, it } from 'vitest';
import { keysLostInFragment } from './link.ts';

const lost = (url: string) => keysLostInFragment(new URL(url, 'https://sandbox.invalid'));

it.each([
  ['the call of a fault', '/accounts?sandbox=fault:listAccounts@timeout#1'],
  ['a call and more keys', '/accounts?sandbox=fault:listAccounts@timeout#1;freeze:yes'],
  ['a call and another fault', '/accounts?sandbox=fault:listAccounts@500#2,signIn@503'],
  ['keys written after the fragment', '/accounts?sandbox=freeze:yes#top;seed:4'],
  ['a whole link behind the fragment', '/change-credentials#valid-token?sandbox=persona:racing-owner'],
  ['keys with escaped characters', '/accounts?sandbox=freeze:yes#1%3Bseed%3A4'],
])('refuses %s behind a #', (_, url) => expect(lost(url)).toContain('~n'));

it.each([
  ['the token of a reset link', '/change-credentials?sandbox=persona:racing-owner#corporate-token'],
  ['a token that begins with a digit', '/change-credentials?sandbox=persona:racing-owner#7f3a_b-9='],
  ['the topic of an enquiry', '/enquiry?sandbox=signin:yes;latency:slow#mortgageloans'],
  ['a fragment without any link', '/enquiry#a;b:c'],
  ['no fragment', '/accounts?sandbox=fault:listAccounts@timeout~1;freeze:yes'],
  ['an escaped character', '/accounts?sandbox=fault:listAccounts@timeout%231'],
])('leaves %s to the page', (_, url) => expect(lost(url)).toBeUndefined());
