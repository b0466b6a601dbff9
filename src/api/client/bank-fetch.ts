/** What each layer of the client takes and gives. `init` carries what belongs to one attempt and not to the request. */
export type BankFetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>;
