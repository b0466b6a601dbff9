/** The message that a closing tab sends to the bank's worker, beside Comlink's own messages. */
export const leaving = 'paddock-tab-leaves';
