import fc from 'fast-check';

/** The same examples for every mutant, so that none survives or dies by chance. */
fc.configureGlobal({ numRuns: 100, seed: 20_260_302 });
