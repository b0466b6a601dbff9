/** Texts of the app that customers read, by their file below `src/`: the fixed pieces of each. */
export type PageWords = Readonly<Record<string, readonly string[]>>;

const shortestPiece = 12;

/** @param sources text by path below `src/`. */
export function indexWords(sources: Readonly<Record<string, string>>): PageWords {
  const files = Object.entries(sources).map(([file, text]) => [file, [...new Set(piecesIn(text))]] as const);
  return Object.fromEntries(files.filter(([, pieces]) => pieces.length > 0));
}

function piecesIn(source: string): string[] {
  return [...source.matchAll(/(['`])([A-Z](?:(?!\1)[^\n\\])+)\1/g)].flatMap(([, , text = '']) =>
    text
      .split(/\$\{[^}]*\}/)
      .map((piece) => piece.trim())
      .filter((piece) => piece.length >= shortestPiece && piece.includes(' ')),
  );
}

/** @returns the file whose text makes up most of the message; undefined when none does. */
export function fileOfWords(words: PageWords, message: string): string | undefined {
  let [best, longest] = [undefined as string | undefined, 0];
  for (const [file, pieces] of Object.entries(words)) {
    const said = pieces.filter((piece) => message.includes(piece)).reduce((sum, { length }) => sum + length, 0);
    if (said > longest) [best, longest] = [file, said];
  }
  return best;
}
