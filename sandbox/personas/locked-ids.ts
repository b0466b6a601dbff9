/** Personas who cannot log in, known without opening them. A test compares them with their records. */
const lockedIds: readonly string[] = ['locked-user', 'admin-locked'];

export function isLockedId(persona: string): boolean {
  return lockedIds.includes(persona);
}
