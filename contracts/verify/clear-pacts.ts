import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { areas, pactFileOf, pactFolder, readPact } from './pact-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The pacts as they were before this run, by area. */
    readonly earlierPacts: Readonly<Record<string, string>>;
  }
}

/**
 * Each run rewrites the pacts, so that no pact keeps an interaction without a test. A partial run restores the pacts it
 * did not write.
 */
export function setup(project: TestProject): () => void {
  const earlier = new Map(
    areas.flatMap((area) => [[area, readPact(area) ?? '']] as const).filter(([, text]) => text !== ''),
  );
  project.provide('earlierPacts', Object.fromEntries(earlier));
  rmSync(pactFolder, { recursive: true, force: true });
  mkdirSync(pactFolder);
  return () => {
    for (const [area, text] of earlier) if (readPact(area) === undefined) writeFileSync(pactFileOf(area), text);
  };
}
