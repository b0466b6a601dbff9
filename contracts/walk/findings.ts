import { marked } from '#contracts/driver/shown-values.ts';

/** What the walk found wrong, each with the step in which it was seen. */
export interface Finding {
  readonly step: string;
  readonly text: string;
}

export interface Findings {
  /** Notes a finding unless the condition holds. */
  expect(holds: boolean, text: string): void;
  /** Compares what was ordered with what the bank says, both in pounds. */
  expectMoney(wanted: number, said: unknown, what: string): void;
  expectSame(wanted: unknown, said: unknown, what: string): void;
  readonly all: readonly Finding[];
}

/** Whole pence, because pounds in binary are not exact. */
export function pence(pounds: unknown): number {
  return typeof pounds === 'number' ? Math.round(pounds * 100) : Number.NaN;
}

export function createFindings(stepNow: () => string): Findings {
  const found: Finding[] = [];
  const seen = new Set<string>();
  const note = (text: string) => {
    // What is wrong with every answer is told once in a step.
    const key = `${stepNow()} ${text.replace(/ \d+ of /, ' ')}`;
    if (!seen.has(key)) found.push({ step: stepNow(), text });
    seen.add(key);
  };
  return {
    all: found,
    expect: (holds, text) => {
      if (!holds) note(text);
    },
    expectMoney: (wanted, said, what) => {
      if (pence(wanted) !== pence(said)) note(`${what} is ${marked(said)}: ${relation(wanted, said)}`);
    },
    expectSame: (wanted, said, what) => {
      const difference = differenceBetween(wanted, said);
      if (difference !== undefined) note(`${what} is ${difference}`);
    },
  };
}

/** How a wrong amount relates to the right one, without telling either. */
export function relation(wanted: number, said: unknown): string {
  if (typeof said !== 'number') return 'it should be a number';
  const factor = pence(said) / pence(wanted);
  if (factor === -1) return 'it has the wrong sign';
  if (factor === 100) return '100 times too much, as if in pence';
  if (Math.abs(factor - 0.01) < 1e-4) return '100 times too little';
  const difference = Math.abs(pence(said) - pence(wanted));
  return difference === 1 ? 'a penny off' : `it should be ${said < wanted ? 'more' : 'less'}`;
}

/** How what came differs from what was wanted; of two lists, where they first differ. */
function differenceBetween(wanted: unknown, said: unknown): string | undefined {
  if (JSON.stringify(wanted) === JSON.stringify(said)) return undefined;
  if (!Array.isArray(wanted) || !Array.isArray(said)) return `“${marked(said)}” instead of “${marked(wanted)}”`;
  if (wanted.length !== said.length) return `a list of ${said.length} instead of ${wanted.length}`;
  const place = wanted.findIndex((one, at) => JSON.stringify(one) !== JSON.stringify(said[at]));
  return `[${place}] ${differenceBetween(wanted[place], said[place])}`;
}
