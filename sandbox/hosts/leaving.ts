/** What a tab says to the worker that runs the bank when it goes, beside the messages of comlink. */
export const leaving = 'paddock-tab-leaves';
