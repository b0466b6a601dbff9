/** Increase when a moment written by one build cannot be read by the next. */
export const momentVersion = 1;
