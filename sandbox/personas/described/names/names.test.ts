import { expect, it, vi } from 'vitest';
import { streamsOf } from '#sandbox/personas/chance.ts';
import { fullNameOf } from '#sandbox/personas/invented/people.ts';
import { county, firstNames, houses, studs, surnames, towns, villages } from '#sandbox/personas/invented/words.ts';
import { type Names, namesFrom } from './names.ts';
import { hasUnwantedWord, unwantedWords } from './unwanted-words.ts';

const streams = streamsOf(7, 'nell');
const names = namesFrom(streams);

/** Each kind of name, as one line. */
const kinds: readonly (readonly [kind: string, draw: (from: Names, label: string) => string])[] = [
  ['person', (from, label) => fullNameOf(from.person(label))],
  ['address', (from, label) => linesOf(from, label).join(', ')],
  ['company', (from, label) => from.company(label)],
  ['shop', (from, label) => from.shop(label)],
  ['personal payee', (from, label) => from.payeeName(label, 'Personal')],
  ['business payee', (from, label) => from.payeeName(label, 'Business')],
  ['reference', (from, label) => from.reference(label)],
];

const namesOf = (from: Names, label: string) => kinds.map(([, draw]) => draw(from, label));

// Another version of faker may give others; its version is in the name of the build.
it('always invents these', () => {
  expect(namesOf(names, 'a')).toEqual([
    'Mr Eloy Fritsch',
    'The Grey Cottage, 63 Soledad Croft',
    'Runolfsson Contractors Group Ltd',
    'Macejkovic Post Office',
    'Mrs Alejandra Friesen',
    'Wisozk & Luettgen Group Ltd',
    'INVOICE 3618',
  ]);
  expect(namesOf(names, 'b')).toEqual([
    'Ms Madeline Blick',
    'Hare Cottage, 38 Union Street',
    'Conn & Sons Roofing',
    'Dominick Garth Kitchen',
    'Mrs Brenda Daugherty',
    'Little & Sons Flooring',
    'REF 076604',
  ]);
  expect([names.person('holder'), names.address('home', 'Nell')]).toEqual([
    {
      email: 'santiago.stamm@example.com',
      firstName: 'Santiago',
      honorific: 'Mr',
      lastName: 'Stamm',
      phoneNumber: '07700 900773',
      preferredName: 'Santiago',
    },
    {
      addressLine1: 'Block Farm',
      addressLine2: '3 Pascale Heights',
      addressLine3: 'Great Hurdlow',
      city: 'Marlbeck',
      country: 'United Kingdom',
      fullName: 'Nell',
      postcode: 'ZX8 4FP',
      region: 'Furlongshire',
    },
  ]);
});

it('gives a label the same name, whatever was drawn before', () => {
  const labels = Array.from({ length: 50 }, (_, index) => `payee ${index}`);
  const forwards = labels.map((label) => namesOf(names, label));
  const other = namesFrom(streams);
  const backwards = labels.toReversed().map((label) => kinds.toReversed().map(([, draw]) => draw(other, label)));
  expect(backwards.map((drawn) => drawn.toReversed()).toReversed()).toEqual(forwards);
});

it('gives another seed and another customer other names', () => {
  const others = [streamsOf(8, 'nell'), streamsOf(7, 'amina')].map((own) => namesOf(namesFrom(own), 'a').join());
  expect(new Set([namesOf(names, 'a').join(), ...others]).size).toBe(3);
});

it('asks no clock, no locale of the machine and no other source of random numbers', () => {
  const before = namesOf(names, 'a');
  const draws = vi.spyOn(Math, 'random');
  vi.stubGlobal('Date', undefined);
  vi.stubGlobal('Intl', undefined);
  try {
    expect(namesOf(namesFrom(streams), 'a')).toEqual(before);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(draws).not.toHaveBeenCalled();
});

it.each(kinds)('has no unwanted word, and only what the bank takes, in 40,000 draws: %s', (kind, draw) => {
  const drawn = Array.from({ length: 40_000 }, (_, index) => draw(names, `${index}`));
  expect(drawn.filter((name) => unwanted.test(name.replaceAll("'", '')))).toEqual([]);
  expect(drawn.filter((name) => !(kind === 'reference' ? aReference : aName).test(name))).toEqual([]);
  const longest = { reference: 18, person: 40, address: 72 }[kind] ?? 35;
  expect(drawn.filter((name) => name.length > longest)).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(20_000);
});

it('would have unwanted words if it did not draw again', () => {
  const careless = namesFrom(streams, () => false);
  const found = kinds.map(([, draw]) =>
    firstLabel((label) => unwanted.test(draw(careless, label).replaceAll("'", ''))),
  );
  expect(found).not.toContain(undefined);
});

it('draws again, for that label alone, when a name is unwanted', () => {
  const [first, second] = [names.company('a'), names.company('b')];
  const again = namesFrom(streams, (name) => name === first || hasUnwantedWord(name));
  expect(again.company('a')).not.toBe(first);
  expect(again.company('b')).toBe(second);
});

it('falls back on the words of the other personas when nothing drawn is wanted', () => {
  const known = namesFrom(streams, () => true);
  const person = known.person('a', { honorific: 'Lady' });
  expect(person.honorific).toBe('Lady');
  expect(firstNames.women.map(([name]) => name)).toContain(person.firstName);
  expect(surnames).toContain(person.lastName);
  expect(houses).toContain(known.address('a', 'Nell').addressLine1);
  expect(studs.map((stud) => `${stud} Stud Company Ltd`)).toContain(known.company('a'));
  expect(villages.map((village) => `${village} Stores`)).toContain(known.shop('a'));
  expect(known.payeeName('a', 'Personal')).toMatch(new RegExp(`(${surnames.join('|')})$`));
  expect(known.payeeName('a', 'Business')).toMatch(/ Stud Company Ltd$/);
  expect(known.reference('a')).toMatch(/^REF \d{6}$/);
});

it('writes to people at example.com alone, and rings only numbers that ring nowhere', () => {
  for (let index = 0; index < 1000; index += 1) {
    const { email, phoneNumber, preferredName, firstName } = names.person(`${index}`);
    expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/);
    expect(phoneNumber).toMatch(/^07700 900\d{3}$/);
    expect(preferredName).toBe(firstName);
  }
});

it('keeps what is given of a person, and the rest as it was', () => {
  const drawn = names.person('a');
  expect(names.person('a', { lastName: "O'Tarrow" })).toEqual({
    ...drawn,
    lastName: "O'Tarrow",
    email: `${drawn.firstName.toLowerCase()}.otarrow@example.com`,
  });
  const given = { ...drawn, firstName: 'Ros', preferredName: 'Rosie', email: 'ros@example.com' };
  expect(names.person('a', given)).toEqual(given);
  expect(names.person('a', { firstName: 'Lloyd', lastName: 'Lewis' })).toMatchObject({ firstName: 'Lloyd' });
});

it.each([
  ['a woman’s first name', { firstName: 'Rosalind' }, /^(Mrs|Ms|Dr) Rosalind /],
  ['a man’s first name', { firstName: 'Jasper' }, /^(Mr|Dr) Jasper /],
  ['the surname and a woman’s honorific', { honorific: 'Dame', lastName: 'Barclay' }, /^Dame [A-Z][a-z]+ Barclay$/],
])('lets honorific and first name agree with %s', (_, given, pattern) => {
  for (let index = 0; index < 50; index += 1) {
    expect(fullNameOf(names.person(`${index}`, given))).toMatch(pattern);
  }
});

it('has everybody live in places that do not exist', () => {
  for (let index = 0; index < 200; index += 1) {
    const address = names.address(`${index}`, 'Mrs Nell Cawthorpe');
    expect(address).toMatchObject({ fullName: 'Mrs Nell Cawthorpe', region: county, country: 'United Kingdom' });
    expect(towns).toContain(address.city);
    expect(villages).toContain(address.addressLine3);
    expect(address.postcode).toMatch(/^ZX\d{1,2} \d[A-Z]{2}$/);
  }
});

const unwanted = new RegExp(`\\b(${Object.values(unwantedWords).flat().join('|')})\\b`, 'i');
const aName = /^[A-Z0-9][A-Za-z0-9 &,'-]+$/;
const aReference = /^[A-Z]+ \d+$/;

function linesOf(from: Names, label: string): readonly string[] {
  const { addressLine1, addressLine2 } = from.address(label, 'Nell');
  return [addressLine1, addressLine2];
}

/** The first label that it is true of, among as many as it takes. */
function firstLabel(isFound: (label: string) => boolean): number | undefined {
  for (let index = 0; index < 40_000; index += 1) if (isFound(`${index}`)) return index;
  return undefined;
}
