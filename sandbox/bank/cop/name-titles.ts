const short = 'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev revd reverend';

const titles = new Set(
  `${short} mister mstr hon honourable capt captain lt lieutenant col colonel maj gen brig brigadier sgt sergeant cpl corporal
  cdr cmdr commander adm admiral sheikh shaikh sheik sheikha viscount viscountess marchioness baroness countess duchess
  canon ven venerable fr rabbi imam ambassador ltcol ltcdr ltgen majgen`.split(/\s+/),
);

/** Titles that are also names: two words must follow one. */
const namesToo = new Set(
  'major general earl duke prince princess baron count marquess master judge bishop father'.split(' '),
);

/** Words that occur only before a title. */
const qualifiers = new Set(
  'rt right very most hh hrh he his her vice rear wing squadron sqn wg flt flight group gp staff air'.split(' '),
);
const ranksQualified = new Set('leader ldr commodore marshal royal highness excellency'.split(' '));

const honours = new Set(
  `esq obe mbe cbe kbe dbe gbe cb kcb dcb gcb cvo kcvo dcvo gcvo lvo mvo cmg kcmg dcmg gcmg kt bt bart vc gc gm dso dsc mc dfc
  afc mm td vrsm rvm qc kc jp dl mp mep msp phd dphil md bsc msc mba llb llm frcs frcp frcvs mrcvs bvsc bvms fca aca rics
  mrics frics frs fsa rn raf ret retd`.split(/\s+/),
);

const empty = new Set(['and', 'the']);
const titlesOfFirms = new Set(short.split(' '));

/** Drops titles from the front and honours from the end; elsewhere the same words are names. */
export function withoutTitles(named: readonly string[]): readonly string[] {
  const words = named.filter((word) => !empty.has(word));
  for (let length = honourLength(words); length > 0; length = honourLength(words)) words.splice(-length);
  if (words.length > 1 && words.at(-1) === 'esq') words.pop();
  for (;;) {
    const taken = titleLength(words);
    if (taken === 0) break;
    words.splice(0, taken);
  }
  return words.length === 0 ? named : words;
}

/** A firm may be called General or Captain, so fewer words are dropped. */
export function withoutTitlesOfFirm(named: readonly string[]): readonly string[] {
  const words = named.filter((word) => !empty.has(word));
  if (words.length > 1 && words.at(-1) === 'esq') words.pop();
  while (words.length > 1 && titlesOfFirms.has(words[0] ?? '')) words.shift();
  return words.length === 0 ? named : words;
}

/** How many words at the end form one honour, also letter by letter: `O.B.E.` A forename and a surname must be left. */
function honourLength(words: readonly string[]): number {
  for (let length = 1; length <= Math.min(4, words.length - 2); length += 1) {
    const last = words.slice(-length);
    const isOne = length === 1 || last.every((word) => word.length === 1);
    if (isOne && honours.has(last.join(''))) return length;
  }
  return 0;
}

function titleLength(words: readonly string[]): number {
  const [first = '', second = ''] = words;
  if (words.length > 1 && titles.has(first)) return 1;
  if (words.length > 2 && namesToo.has(first)) return 1;
  if (words.length < 3 || !qualifiers.has(first)) return 0;
  if (ranksQualified.has(second)) return 2;
  return titles.has(second) || namesToo.has(second) || qualifiers.has(second) ? 1 : 0;
}
