/** Chromium without what disturbs a measurement. */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
