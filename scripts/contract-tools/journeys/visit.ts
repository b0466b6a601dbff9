import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/** What a browser and the app keep between calls: the session’s cookie and the nonces that came. */
export function createVisit() {
  let cookie = '';
  let nonces: string[] = [];
  return {
    headers(): Record<string, string> {
      const nonce = nonces.shift();
      return { ...(cookie !== '' && { cookie }), ...(nonce !== undefined && { 'x-nonce': nonce }) };
    },
    /** A new session has nonces of its own. */
    forgetNonces(): void {
      nonces = [];
    },
    note(setCookie: string | undefined, nonceHeader: string | null | undefined): void {
      cookie = setCookie?.split(';')[0] ?? cookie;
      if (typeof nonceHeader === 'string')
        nonces = [...nonces, ...(JSON.parse(nonceHeader) as { nonce: string[] }).nonce];
    },
  };
}

/** A password as it is sent: encrypted with the bank’s key and a salt. */
export function sealed(password: string, publicKey: string, salt: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const text = Buffer.from(`${password} ${decodeURIComponent(salt)}`);
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, text).toString('base64');
}

export function pence(pounds: number): number {
  return Math.round(pounds * 100);
}

/** The value, which must be there. */
export function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
