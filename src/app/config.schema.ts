import * as z from 'zod/mini';
import type { RuntimeConfig } from '#src/api/wire/runtime-config.ts';

// Before any schema: the Content-Security-Policy forbids `eval`, which zod would otherwise probe for.
z.config({ jitless: true });

const text = (need: string) => z.string(need).check(z.trim(), z.minLength(1, need));
const minutes = (need: string) => z.number(need).check(z.positive(need));

function telephone(whose: string) {
  const need = `must be the telephone number of ${whose}, like "0113 496 0100"`;
  return z.string(need).check(z.regex(/^\+?[\d ()-]{5,24}$/, need));
}

/**
 * An https URL, or a page of this site; other schemes could run scripts. No backslashes: browsers read
 * `/\elsewhere.example` as another site.
 */
function link(what: string) {
  const need = `must be the address of ${what}: "/…" on this site, or "https://…"`;
  return z.string(need).check(z.regex(/^(?:\/(?!\/)|https:\/\/[^\s/\\]+)[^\s\\]*$/, need));
}

const emailNeed = 'must be the e-mail address customers may write to, like "help@example.com"';
const pathNeed = 'must be the path of the service on this site, like "/digx"';

/** Strict, so that a missing or misspelt key is reported rather than ignored. */
export const runtimeConfigSchema = z.strictObject(
  {
    bankName: text('must be the name of the bank as customers know it'),
    telephones: z.strictObject(
      {
        privateBank: telephone('the private bank'),
        racingBank: telephone('the racing bank'),
        helpdesk: telephone('the helpdesk'),
      },
      'must hold privateBank, racingBank and helpdesk',
    ),
    email: z.string(emailNeed).check(z.regex(/^[^\s@]+@[^\s@]+$/, emailNeed)),
    requestTimeoutMs: z
      .int('must be the longest time a call may take, in whole milliseconds, like 120000')
      .check(z.minimum(1000, 'must be at least 1000: over a slow connection an answer takes that long')),
    idleMinutes: minutes('must be the number of idle minutes after which a customer is logged out, like 10'),
    refreshAfterMinutes: minutes('must be the number of minutes away after which a page is reloaded, like 10'),
    servicePath: z.string(pathNeed).check(z.regex(/^\/*[\w.-]+(?:\/+[\w.-]+)*\/*$/, pathNeed)),
    confirmsIdempotently: z.boolean(
      'must be true if the service makes a payment only once however often it is confirmed, otherwise false',
    ),
    links: z.strictObject(
      {
        terms: link('the terms'),
        privacy: link('the privacy notice'),
        contact: link('the contact page'),
        passwordReset: link('the page where customers outside the corporate policy reset their password'),
      },
      'must hold terms, privacy, contact and passwordReset',
    ),
  },
  'must hold one object',
) satisfies z.ZodMiniType<RuntimeConfig>;
