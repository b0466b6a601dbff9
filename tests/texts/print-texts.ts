import { shownTexts } from './shown-texts.ts';

for (const { file, line, text } of shownTexts()) console.log(`${file}:${line}\t${text}`);
