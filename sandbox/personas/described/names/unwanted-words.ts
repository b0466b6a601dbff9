/**
 * What an invented name must not contain: real firms that a reader could take it for, and words that are rude or odd as
 * names. An entry of several words counts where they follow each other, `&` and `and` aside.
 */
export const unwantedWords: Readonly<Record<string, readonly string[]>> = {
  banks: [
    ...['aldermore', 'arbuthnot', 'barclay', 'barclays', 'baring', 'barings', 'cazenove', 'clydesdale', 'coutts'],
    ...['danske', 'drummonds', 'fidelity', 'goldman', 'halifax', 'hambros', 'hargreaves', 'hoare', 'hoares', 'hsbc'],
    ...['investec', 'jpmorgan', 'kleinwort', 'lloyd', 'lloyds', 'monzo', 'nationwide', 'natwest', 'nutmeg'],
    ...['revolut', 'rothschild', 'sachs', 'santander', 'schroder', 'schroders', 'shawbrook', 'skipton', 'starling'],
    ...['tsb', 'virgin', 'weatherby', 'weatherbys'],
    ...['adam company', 'allied irish', 'atom bank', 'bank of', 'brown shipley', 'building society', 'c hoare'],
    ...['cater allen', 'chase bank', 'child co', 'close brothers', 'co operative', 'credit suisse', 'first direct'],
    ...['hampden co', 'leeds building', 'metro bank', 'morgan stanley', 'royal bank', 'tesco bank', 'yorkshire bank'],
  ],
  racecourses: [
    ...['aintree', 'ascot', 'ayr', 'bangor', 'bath', 'beverley', 'brighton', 'carlisle', 'cartmel', 'catterick'],
    ...['chelmsford', 'cheltenham', 'chepstow', 'chester', 'curragh', 'doncaster', 'epsom', 'exeter', 'fairyhouse'],
    ...['fakenham', 'ffos', 'fontwell', 'goodwood', 'hamilton', 'haydock', 'hereford', 'hexham', 'huntingdon'],
    ...['kelso', 'kempton', 'leicester', 'leopardstown', 'lingfield', 'ludlow', 'musselburgh', 'newbury'],
    ...['newcastle', 'newmarket', 'nottingham', 'perth', 'plumpton', 'pontefract', 'punchestown', 'redcar', 'ripon'],
    ...['salisbury', 'sandown', 'sedgefield', 'southwell', 'stratford', 'taunton', 'thirsk', 'uttoxeter', 'warwick'],
    ...['wetherby', 'wincanton', 'windsor', 'wolverhampton', 'worcester', 'yarmouth', 'york'],
    ...['down royal', 'market rasen', 'newton abbot'],
  ],
  racing: [
    ...['ballydoyle', 'betfair', 'betfred', 'bha', 'britbet', 'coolmore', 'coral', 'darley', 'dettori', 'frankel'],
    ...['godolphin', 'goffs', 'juddmonte', 'ladbroke', 'ladbrokes', 'piggott', 'shadwell', 'tattersall', 'timeform'],
    ...['tattersalls', 'tote'],
    ...['arena racing', 'cheveley park', 'horseracing authority', 'jockey club', 'levy board', 'paddy power'],
    ...['racecourse association', 'racing league', 'racing post', 'racing tv', 'racing welfare', 'william hill'],
  ],
  firms: [
    ...['aldi', 'argos', 'armani', 'asda', 'barbour', 'bayer', 'boots', 'burberry', 'chanel', 'costa', 'currys'],
    ...['debenhams', 'dior', 'dixons', 'fenwick', 'fenwicks', 'greggs', 'halfords', 'harrods', 'hermes', 'hobbs'],
    ...['homebase', 'hyatt', 'ikea', 'jewson', 'keebler', 'kohler', 'lexus', 'lidl', 'londis', 'morrison'],
    ...['morrisons', 'nero', 'primark', 'sainsbury', 'sainsburys', 'screwfix', 'selfridge', 'selfridges', 'spar'],
    ...['superdrug', 'tesco', 'waitrose', 'waterstones', 'wetherspoon', 'wetherspoons', 'whistles', 'wickes', 'wilko'],
    ...['fortnum mason', 'graham brown', 'greene king', 'harvey nichols', 'holland barrett', 'ernst young'],
    ...['johnson johnson', 'john lewis', 'laura ashley', 'marks spencer', 'paul smith', 'travis perkins', 'w h smith'],
  ],
  rude: [
    ...['anal', 'anus', 'arse', 'arses', 'arsehole', 'ass', 'bastard', 'bint', 'bitch', 'bloody', 'bollocks', 'boob'],
    ...['boobs', 'bugger', 'bum', 'bums', 'butt', 'clit', 'cock', 'cocks', 'crap', 'cum', 'cunt', 'dick', 'dicki'],
    ...['dicks', 'dildo', 'dyke', 'fag', 'faggot', 'fannie', 'fanny', 'fart', 'feck', 'fuck', 'gash', 'gay'],
    ...['gaylord', 'git', 'hooker', 'horny', 'hump', 'jizz', 'knob', 'lolita', 'lust', 'minge', 'muff', 'nigger'],
    ...['oral', 'orgy', 'paedo', 'paki', 'pansy', 'penis', 'perv', 'piss', 'poo', 'poof', 'porn', 'prick', 'pubic'],
    ...['pussy', 'queer', 'randy', 'rape', 'retard', 'screw', 'semen', 'sex', 'shag', 'shit', 'slag', 'slut', 'spunk'],
    ...['suck', 'tit', 'tits', 'tosser', 'turd', 'twat', 'vagina', 'wank', 'wanker', 'whore', 'willie', 'willy'],
    ...['adolf', 'adolph', 'adolphus', 'christ', 'devil', 'hell', 'hitler', 'jesus', 'nazi', 'satan', 'stalin'],
  ],
  // Ranks beside an honorific, a village's joke about its bank, and what is no name at all.
  odd: [
    ...['baron', 'brain', 'crooks', 'dock', 'earl', 'general', 'hilll', 'judge', 'major', 'marquis', 'marquise'],
    ...['name', 'okey', 'prince', 'princess', 'queen', 'santa', 'sister', 'von', 'wm'],
  ],
};

const entries = Object.values(unwantedWords).flat();
const words = new Set(entries.filter((entry) => !entry.includes(' ')));
const phrases = entries.filter((entry) => entry.includes(' ')).map((entry) => ` ${entry} `);

/** Whether a name has one of these words, in any case; `Dickens` has not. */
export function hasUnwantedWord(name: string): boolean {
  const own = name
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^a-z]+/);
  if (own.some((word) => words.has(word))) return true;
  const text = ` ${own.filter((word) => word !== '' && word !== 'and').join(' ')} `;
  return phrases.some((phrase) => text.includes(phrase));
}
