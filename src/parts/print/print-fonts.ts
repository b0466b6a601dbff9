const patienceMs = 3_000;

/**
 * Resolves when the fonts for this text are loaded, or after a short wait if they fail. Rarer characters are only
 * fetched when first rendered, which is too late for print. A fallback font is better than no print.
 */
export async function printFonts(text: string): Promise<void> {
  const letters = [...new Set(text)].join('');
  const fetched = Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 1rem Inter`, letters)));
  await Promise.race([fetched, patience()]).catch(() => {});
}

function patience(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, patienceMs));
}
