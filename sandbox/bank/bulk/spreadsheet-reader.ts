type Spreadsheets = typeof import('@e965/xlsx');

let loaded: Spreadsheets | undefined;

/** Loaded on first use, because it is larger than the rest of the bank. */
export async function loadSpreadsheetReader(): Promise<void> {
  loaded ??= await import('@e965/xlsx');
}

/** @throws Error before it is loaded. */
export function spreadsheetReader(): Spreadsheets {
  if (loaded === undefined) throw new Error('The reader of spreadsheets is not loaded.');
  return loaded;
}
