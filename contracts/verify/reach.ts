import { connect as connectPlainly } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { trusted } from '#contracts/driver/upstream.ts';

type Failure = NodeJS.ErrnoException;

const patienceMs = 10_000;

/** What to do about the commonest failures, by the system's code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens on this port: start the service, or correct the address',
  ENOTFOUND: 'no machine has this name: correct the address, or connect to its network',
  EAI_AGAIN: 'the name could not be looked up: is this machine connected?',
  ECONNRESET: 'it hung up at once: does it speak another protocol on this port?',
  EPROTO: 'it does not speak TLS on this port: write http://, or correct the port',
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet: look at the clocks of both machines',
};

const untrusted = 'its certificate is signed by somebody unknown here: give that authority’s certificate with --ca';
for (const code of [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]) {
  Object.assign(advice, { [code]: untrusted });
}

/** Why the URL cannot be reached and what to do; undefined if it can, or if a company proxy is in use. */
export function whyUnreachable(url: string, ca?: string): Promise<string | undefined> {
  const { http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY } = process.env;
  const isDirect = [http_proxy, HTTP_PROXY, https_proxy, HTTPS_PROXY].every((proxy) => !proxy);
  if (!isDirect) return Promise.resolve(undefined);
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isSecure = protocol === 'https:';
  const where = { host, port: Number(port) || (isSecure ? 443 : 80), timeout: patienceMs };
  const socket = isSecure
    ? connectSecurely({ ...where, servername: /^[\d.:]+$/.test(host) ? '' : host, ca: trusted(ca) })
    : connectPlainly(where);
  return new Promise((resolve) => {
    const finish = (reason?: string) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once(isSecure ? 'secureConnect' : 'connect', () => finish());
    socket.once('timeout', () => finish('no answer within ten seconds: is a firewall in between?'));
    socket.once('error', (failure: Failure) => finish(reasonOf(failure, host)));
  });
}

function reasonOf(failure: Failure, host: string): string {
  const { code = 'unknown', message } = failure;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `its certificate is for another name than ${host}: use the name in the certificate (${code})`;
  }
  const isNoTls = code.startsWith('ERR_SSL_') ? advice.EPROTO : undefined;
  const known = advice[code] ?? isNoTls;
  return known === undefined ? `${message} (${code})` : `${known} (${code})`;
}
