/** Session-end pages: navigation to them is never blocked. */
export const sessionEndPaths = /^\/(?:login|logged-off|session-expired)$/;
