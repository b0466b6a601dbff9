export interface Slice {
  readonly title: string;
  readonly percent: number;
}

export interface TrackerPortfolio {
  readonly name: string;
  readonly suits: string;
  readonly slices: readonly Slice[];
}

/** The five standard portfolios, from the steadiest to the one with most shares. Each adds up to 100 %. */
export const trackerPortfolios: readonly TrackerPortfolio[] = [
  portfolio('Cautious', 'Aims to keep pace with inflation, with small falls', [10, 10, 65, 15]),
  portfolio('Conservative', 'A little growth, and falls that recover in a year or two', [20, 20, 50, 10]),
  portfolio('Balanced', 'Growth and stability in equal measure', [25, 35, 35, 5]),
  portfolio('Growth', 'Ten years or more, with large falls on the way', [30, 50, 17, 3]),
  portfolio('Adventurous', 'For the long term, if you can accept large falls', [33, 65, 0, 2]),
];

function portfolio(name: string, suits: string, shares: readonly [number, number, number, number]): TrackerPortfolio {
  const [uk, global, bonds, cash] = shares;
  return {
    name,
    suits,
    slices: [
      { title: 'UK shares', percent: uk },
      { title: 'Overseas shares', percent: global },
      { title: 'Bonds', percent: bonds },
      { title: 'Cash', percent: cash },
    ],
  };
}
