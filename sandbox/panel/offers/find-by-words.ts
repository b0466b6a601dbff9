interface Findable {
  /** What it is called: words found here count more, and its whole name most. */
  readonly names: readonly string[];
  readonly others: readonly string[];
}

/** Those in which every word is found, the best first. Nothing is found by no words. */
export function findByWords<Thing>(
  things: readonly Thing[],
  words: string,
  tellsOf: (thing: Thing) => Findable,
): readonly Thing[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const phrase = wanted.join(' ');
  return things
    .flatMap((thing) => {
      const described = tellsOf(thing);
      const names = described.names.map(plain);
      const all = [...names, ...described.others.map(plain)].join(' ');
      if (!wanted.every((word) => all.includes(word))) return [];
      const named = names.join(' ');
      const found = wanted.reduce((sum, word) => sum + scoreOf(word, named, all), 0);
      const whole = names.includes(phrase) ? 1 : 0;
      const score = found + wanted.length * (phraseScore(phrase, names, all) + whole);
      return [{ thing, score, length: names[0]?.length ?? 0 }];
    })
    .sort((left, right) => right.score - left.score || left.length - right.length)
    .map(({ thing }) => thing);
}

/** A word that begins with what was typed counts more than one that has it inside: `har` is no part of “sharing”. */
function scoreOf(word: string, named: string, all: string): number {
  if (` ${named} `.includes(` ${word} `)) return 4;
  if (` ${named}`.includes(` ${word}`) || ` ${all} `.includes(` ${word} `)) return 3;
  if (` ${all}`.includes(` ${word}`)) return 2;
  return named.includes(word) ? 1 : 0;
}

/** Words together count more than the same words apart, most of all in the title, which is the first name. */
function phraseScore(phrase: string, names: readonly string[], all: string): number {
  if (names[0]?.includes(phrase)) return 1.5;
  if (names.some((name) => name.includes(phrase))) return 1;
  return all.includes(phrase) ? 0.5 : 0;
}

function plain(text: string): string {
  return (
    text
      .toLowerCase()
      // 60-93-03 and 609303 are one sort code.
      .replaceAll(/(?<=\b\d\d)-(?=\d\d\b)/g, '')
      .replaceAll(/[^\p{L}\p{N}_]+/gu, ' ')
      .trim()
  );
}
