declare module 'virtual:rule-index' {
  export const ruleIndex: import('./rule-index.ts').RuleIndex & {
    /** What the app says where it refuses by itself. */
    readonly words: import('./page-words.ts').PageWords;
  };
}
