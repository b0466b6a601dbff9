/**
 * Words that people and places of the personas are made of. All invented: no such towns or county, a postcode area that
 * does not exist, e-mail at a domain kept for examples, telephone numbers from the ranges Ofcom keeps for drama.
 */
type Words = readonly [string, ...string[]];
type Pairs = readonly [readonly [string, string], ...(readonly [string, string])[]];

/** First name and the name they go by. */
export const firstNames: { readonly women: Pairs; readonly men: Pairs } = {
  women: [
    ['Rosalind', 'Ros'],
    ['Henrietta', 'Hettie'],
    ['Cordelia', 'Cordelia'],
    ['Philippa', 'Pippa'],
    ['Beatrice', 'Bea'],
    ['Georgina', 'Georgie'],
    ['Winifred', 'Freddie'],
    ['Imogen', 'Immy'],
    ['Marianne', 'Marianne'],
    ['Susannah', 'Sukie'],
  ],
  men: [
    ['Jasper', 'Jasper'],
    ['Frederick', 'Fred'],
    ['Barnaby', 'Barney'],
    ['Theodore', 'Theo'],
    ['Rupert', 'Rupert'],
    ['Alistair', 'Ali'],
    ['Montague', 'Monty'],
    ['Gilbert', 'Gil'],
    ['Leopold', 'Leo'],
    ['Ambrose', 'Ambrose'],
  ],
};

export const surnames: Words = [
  'Aldersey-Finch',
  'Brackenbourne',
  'Cawthorpe',
  'Dunmarrow',
  'Ellerdine',
  'Fennimarsh',
  'Garrowdale',
  'Harkenside',
  'Inglecombe',
  'Kettlemere',
  'Larkenhill',
  'Merriwick',
  'Netherbrook',
  'Oakenshott',
  'Quarrendale',
  'Ravenstoke',
  'Staplemead',
  'Thornbridge',
  'Underwold',
  'Winterslade',
];

/** Surnames that need care on the way through HTML. */
export const apostropheSurnames: Words = [
  "O'Tarrow",
  "D'Averell",
  "O'Hallan",
  "D'Estrange-Hale",
  "O'Merrin",
  "O'Brackan",
];

export const houses: Words = [
  "Farrier's Cottage",
  'Gallops End',
  'The Old Weighing Room',
  'Bridle Lodge',
  'Stirrup House',
  "Saddler's Rest",
  'Winning Post Cottage',
  'Chestnut Barn',
  'The Clocktower',
  'Martingale House',
  'Paddock View',
  'The Tithe Stables',
];

/** What a stud company is called after. */
export const studs: Words = ['Long Meadow', 'Chalk Down', 'Foaling Green', 'Upper Gallop', 'Hazel Copse'];

export const horses: Words = [
  'Quiet Tuesday',
  'Brass Farthing',
  'Marmalade Moon',
  'Second Post',
  "Vicar's Wager",
  'Tinker Bright',
  'Copper Kettle',
  'Old Ledger',
  'Sealing Wax',
  'Plum & Custard',
];

export const trainers: Words = ['H Larkmead Racing', 'T Osgathorpe Racing', 'Coldharbour Stables', 'M Pellow Racing'];

export const lanes: Words = [
  'Winning Post Lane',
  'Furlong Rise',
  'Chaseside Road',
  'Lower Hurdle Lane',
  'Canter Hill',
  'Halter Street',
  'Old Turf Road',
  'Colts Green',
];

export const villages: Words = [
  'Upper Canterbourne',
  'Saddlecombe',
  'Great Hurdlow',
  'Nether Furlong',
  'Stoke Martingale',
  'Little Bitting',
];

export const towns: Words = ['Harrowdale', 'Marlbeck', 'Thursbridge', 'Eastlingham', 'Wexcombe Regis'];

export const county = 'Furlongshire';

/** Begins every postcode of the personas; Royal Mail has no area ZX. */
export const postcodeArea = 'ZX';
