const patienceMs = 3_000;

/**
 * Resolves when the fonts for this text are loaded, or after a short wait if they fail. Rarer characters are only
 * fetched when first rendered, which is too late for print. A fallback font is better than no print.
 */
export async function printFonts(text: string): Promise<void> {
  const letters = [...new Set(text)].join('');
  const faces = ['400 1rem Inter', '600 1rem Inter', '500 1rem Newsreader'];
  const fetched = Promise.all(faces.map((face) => document.fonts.load(face, letters)));
  await Promise.race([fetched, patience()]).catch(() => {});
}

function patience(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, patienceMs));
}
