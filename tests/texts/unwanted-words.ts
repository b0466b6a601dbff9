/** What customers and testers are not to read, and what they read instead. */
export const unwanted: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bsign(ed|ing|s)?[- ](in|out|off)\b/i, 'log in, log out'],
  [/\blog(ged|ging|s)? off\b|\blog-off\b/i, 'log out'],
  [/\b(afresh|anew|all the same|in the meantime|again and again|at hand|by itself)\b/i, 'a plainer word'],
  [/\bwhat became of\b|\bgoes? on from\b|\bin force\b/i, 'a plainer word'],
  [/\bbooked yet|\bheld for pending\b/i, 'cleared, pending'],
  [/\bwait(s|ing)? (for|to be) (your )?(authoris|approval)/i, 'awaiting authorisation'],
  [/\bnoughts?\b|\bday off\b|\bwhoever\b/i, 'zeros, a non-working day, the person who'],
  [/[^.]!(\s|$)/, 'a full stop'],
];
