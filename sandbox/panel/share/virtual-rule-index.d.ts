declare module 'virtual:rule-index' {
  export const ruleIndex: import('./rule-index.ts').SourceIndex;
}
