/** The error text for a payment reference; empty is valid. */
export function referenceMistake(reference: string): string | undefined {
  if (!/^[A-Za-z0-9 ]*$/.test(reference)) return 'Please provide only alphanumeric values and spaces for reference.';
  return reference.length > longestReference ? 'Must be 35 alphanumeric characters or less' : undefined;
}

export const longestReference = 35;
