import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyLook } from '#contracts/reference/write-reference.ts';
import { type WorkshopSources, workshopPages } from './workshop-pages.ts';

/** Writes the pages to a folder, which is replaced. They need no other file. */
export function writeWorkshop(folder: string, sources: WorkshopSources): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of workshopPages(sources)) writeFileSync(join(folder, file), text);
  copyLook(folder);
  console.log(`Written: ${folder}/index.html, with a page for each team and the first thirty to print`);
}
