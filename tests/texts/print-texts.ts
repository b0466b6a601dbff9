import { shownTexts } from './shown-texts.ts';

const lines = shownTexts().map(({ file, line, text }) => `${file}:${line}\t${text}\n`);
process.stdout.write(lines.join(''));
