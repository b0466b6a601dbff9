/** The signature of each client layer. `init` belongs to one attempt, not to the request. */
export type BankFetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>;
