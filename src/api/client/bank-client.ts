import type { Client } from 'openapi-fetch';
import type { paths } from '#src/api/schema.generated.d.ts';

/** The bank's calls, typed by the contract. */
export type BankClient = Client<paths>;
