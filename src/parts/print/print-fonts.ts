const patienceMs = 3_000;

/**
 * Resolves when the letters of these words are there, or soon if they do not come: letters of rarer kinds are fetched when
 * they are first seen, and paper is seen too late. Paper with a stand-in for one is better than none.
 */
export async function printFonts(words: string): Promise<void> {
  const letters = [...new Set(words)].join('');
  const fetched = Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem Inter`, letters)));
  await Promise.race([fetched, patience()]).catch(() => {});
}

function patience(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, patienceMs));
}
