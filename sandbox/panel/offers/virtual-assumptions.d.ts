declare module 'virtual:assumptions' {
  export const assumptions: readonly import('./sections/assumptions.ts').ListedAssumption[];
}
