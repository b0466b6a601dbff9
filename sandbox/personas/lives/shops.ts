/** Where a card is used, its price range in pence, and its opening times. */
export interface Shop {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Prices are multiples of so many pence, such as 10 at a car park … */
  readonly step?: number;
  /** … less so many, such as 1 where prices end in 99. */
  readonly less?: number;
  readonly opens?: number;
  readonly shuts?: number;
  readonly isOnline?: boolean;
}

export type Shops = readonly [Shop, ...Shop[]];

/** Everyday purchases. */
export const smallShops: Shops = [
  { name: 'Crumb & Kettle Tea Rooms', from: 3_40, to: 21_00, step: 5, opens: 8, shuts: 17 },
  { name: 'Hobbs Lane Bakery', from: 2_60, to: 14_00, step: 5, opens: 7, shuts: 15 },
  { name: 'Marlbeck Newsagent', from: 1_80, to: 11_50, step: 5, opens: 7, shuts: 18 },
  { name: 'Harrowdale Car Park', from: 1_20, to: 9_60, step: 20, opens: 8, shuts: 19 },
  { name: 'Pennywort Chemist', from: 3_25, to: 32_00, less: 1, step: 10 },
  { name: 'Marlbeck Market Grocer', from: 6_40, to: 38_00, opens: 8 },
  { name: 'Silverstream Rail', from: 4_60, to: 38_00, step: 10, opens: 6, shuts: 20 },
  { name: 'Wexcombe Farm Shop', from: 7_20, to: 42_00 },
];

/** Frequently visited shops are listed more than once. */
export const householdShops: Shops = [
  { name: 'Fernleigh Food Hall', from: 38_50, to: 190_00, opens: 8, shuts: 20 },
  { name: 'Fernleigh Food Hall', from: 22_00, to: 145_00, opens: 8, shuts: 20 },
  { name: 'Fernleigh Food Hall', from: 18_00, to: 96_00, opens: 8, shuts: 20 },
  { name: 'Larkspur Online', from: 10_00, to: 260_00, step: 1_00, less: 1, opens: 7, shuts: 22, isOnline: true },
  { name: 'Larkspur Online', from: 8_00, to: 90_00, step: 50, less: 1, opens: 7, shuts: 22, isOnline: true },
  { name: "The Jockey's Arms", from: 34_00, to: 180_00, step: 5, opens: 12, shuts: 22 },
  { name: "The Jockey's Arms", from: 18_00, to: 74_00, step: 5, opens: 12, shuts: 22 },
  { name: "Tarrow's Fish Kitchen", from: 58_00, to: 310_00, step: 50, opens: 12, shuts: 22 },
  { name: 'Longreach Fuels Harrowdale', from: 48_00, to: 128_00, opens: 7, shuts: 21 },
  { name: 'Dovetail Books', from: 9_00, to: 74_00, step: 1_00, less: 1 },
  { name: 'Silverstream Rail', from: 38_00, to: 186_00, step: 10, opens: 6, shuts: 21 },
  { name: 'Halter & Hide Saddlery', from: 26_00, to: 640_00, step: 50 },
  { name: 'Verdigris Garden Centre', from: 14_00, to: 230_00, step: 1_00, less: 1 },
  { name: 'Bellwether Wine Merchants', from: 62_00, to: 480_00, step: 50 },
  { name: 'Tattershall Tailors', from: 85_00, to: 720_00, step: 5_00 },
  { name: 'Cartwheel Theatre', from: 44_00, to: 210_00, step: 50, opens: 10, shuts: 20, isOnline: true },
  { name: 'Plumb & Thread Dry Cleaners', from: 12_50, to: 78_00, step: 50, opens: 8, shuts: 18 },
  { name: 'Millstream Hardware', from: 4_50, to: 120_00, step: 10, less: 1 },
  { name: 'Eastlingham Vets', from: 38_00, to: 290_00, opens: 9, shuts: 18 },
  { name: 'Thursbridge Barber', from: 24_00, to: 60_00, step: 1_00 },
  { name: 'Wexcombe Opticians', from: 35_00, to: 420_00, step: 5_00 },
  { name: 'Marlbeck Fishmonger', from: 14_00, to: 88_00 },
];

/** An owner's spending: racecourses, hotels near the sales, dinners. */
export const ownersShops: Shops = [
  { name: 'Harrowdale Racecourse', from: 28_00, to: 260_00, step: 50, opens: 11, shuts: 18 },
  { name: 'Thursbridge Sales Hotel', from: 145_00, to: 620_00, step: 1_00 },
  { name: "Tarrow's Fish Kitchen", from: 58_00, to: 310_00, step: 50, opens: 12, shuts: 22 },
  { name: 'Bellwether Wine Merchants', from: 62_00, to: 480_00, step: 50 },
  { name: 'Longreach Fuels Harrowdale', from: 62_00, to: 142_00, opens: 7, shuts: 21 },
  { name: 'Silverstream Rail', from: 64_00, to: 248_00, step: 10, opens: 6, shuts: 21 },
  { name: 'Tattershall Tailors', from: 85_00, to: 720_00, step: 5_00 },
  { name: 'Larkspur Online', from: 10_00, to: 260_00, step: 1_00, less: 1, opens: 7, shuts: 22, isOnline: true },
];
