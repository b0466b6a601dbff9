import type { Client } from 'openapi-fetch';
import type { paths } from '#src/api/schema.generated.d.ts';

export type BankClient = Client<paths>;
