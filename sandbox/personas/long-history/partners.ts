import { surnames } from '#sandbox/personas/invented/words.ts';

/** The shop's trading partners; all invented. */
type Names = readonly [string, ...string[]];

/** Trade customers who pay invoices by bank transfer. */
export const yards: Names = [
  'Larkenhill Bloodstock',
  'H Larkmead Racing',
  'T Osgathorpe Racing',
  'Coldharbour Stables',
  'M Pellow Racing',
  'Long Meadow Stud',
  'Chalk Down Stud',
  'Foaling Green Stud',
  'Upper Gallop Livery',
  'Hazel Copse Riding School',
  'Saddlecombe Pony Club',
  'Wexcombe Equestrian Centre',
  'Furlongshire Hunt',
  'Ravenstoke Thoroughbreds',
  'Netherbrook Farm',
  'Staplemead & Daughter',
  'Winterslade Syndicate',
  'Eastlingham Equine Vets',
  'Harrowdale Racecourse',
  'Stirrup House Livery',
  'Canter Hill Polo',
  'Old Turf Stables',
  'Great Hurdlow Estate',
  "D'Estrange Racing",
  'Quarrendale Carriage Driving',
  'Brackenbourne Shires',
  'Thursbridge Foal Sales',
  'Little Bitting Trekking',
  'Kettlemere Eventing',
  'Lower Hurdle Livery',
  'Garrowdale Farm',
  'Marlbeck Show Society',
  'Stoke Martingale Estate',
  'Tithe Stables',
  'Colts Green Stud',
  'Fennimarsh Smallholders',
];

/** Retail customers who pay when they order. */
export const people: Names = [
  'Mrs D Potts',
  ...['A', 'C', 'E', 'J', 'M', 'R'].flatMap((initial, turn) =>
    surnames.filter((_, place) => (place + turn) % 2 === 0).map((surname) => `${initial} ${surname}`),
  ),
];

/** Feed mills, manufacturers and carriers, with a typical invoice in pence. */
export const suppliers: readonly [Supplier, ...Supplier[]] = [
  { name: 'Gallagher & Moss Feeds', from: 380_00, to: 1950_00 },
  { name: 'Gallagher & Moss Feeds', from: 380_00, to: 1950_00 },
  { name: 'Harrowdale Hay & Straw', from: 140_00, to: 980_00 },
  { name: 'Chalk Down Shavings', from: 120_00, to: 620_00 },
  { name: 'Halter & Hide Wholesale', from: 90_00, to: 1150_00 },
  { name: 'Bridle Lane Leather', from: 65_00, to: 780_00 },
  { name: 'Copperfield Horse Rugs', from: 110_00, to: 940_00 },
  { name: 'Pennywort Animal Health', from: 48_00, to: 520_00 },
  { name: 'Fetlock & Sons Farriers', from: 40_00, to: 260_00 },
  { name: 'Postern Fencing', from: 85_00, to: 870_00 },
  { name: 'Tallow & Wick Saddle Soap', from: 35_00, to: 240_00 },
  { name: 'Marlbeck Packaging', from: 28_00, to: 310_00 },
  { name: "Tarrow's Haulage", from: 95_00, to: 460_00 },
  { name: 'M Tandy Electrical', from: 60_00, to: 420_00 },
  { name: 'Wisteria Print & Labels', from: 35_00, to: 280_00 },
  { name: 'Larkspur Feed Supplements', from: 70_00, to: 640_00 },
  { name: 'Millrace Seed Merchants', from: 55_00, to: 580_00 },
];

export interface Supplier {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export const chequeWriters: Names = [
  'Great Hurdlow PCC',
  'Col B Staplemead',
  'Nether Furlong Show',
  'Mrs D Winterslade',
];

export const staff: Names = [
  'B Hobday',
  'S Larkin',
  'J Tetlow',
  'P Ambridge',
  'K Dunnock',
  'M Sallow',
  'R Teasel',
  'F Yarrow',
];
