/** What a thrown value says: an error's message, or the value as text. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
