import * as z from 'zod/mini';

// Before any schema: the Content-Security-Policy forbids `eval`, which zod would otherwise probe for.
z.config({ jitless: true });

export { z };
