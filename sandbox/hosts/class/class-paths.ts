/** Where a host answers about classes, below the control; on its own, because the pages would load the whole control with it. */
export const classesPath = '/__sandbox/classes';
export const classPagePath = '/__sandbox/class/';
/** What the app's pages have for the browser of a trainee: asked for where another host serves them. */
export const classBarPath = `${classesPath}/me/bar`;
