import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

export interface Keeper {
  readonly key: string;
  readonly certificate: string;
}

/** A temporary authority that only the test trusts. */
export function newAuthority(): Keeper {
  return certified('Throw-away authority', [{ name: 'basicConstraints', cA: true, critical: true }]);
}

/** A certificate of the authority for one host name. */
export function certificateFor(host: string, authority: Keeper): Keeper {
  return certified(host, [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }], authority);
}

function certified(commonName: string, extensions: readonly object[], authority?: Keeper): Keeper {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now() + 3_600_000);
  const subject = [{ name: 'commonName', value: commonName }];
  certificate.setSubject(subject);
  certificate.setIssuer(
    authority === undefined ? subject : forge.pki.certificateFromPem(authority.certificate).subject.attributes,
  );
  certificate.setExtensions([...extensions]);
  certificate.sign(forge.pki.privateKeyFromPem(authority?.key ?? privateKey), forge.md.sha256.create());
  return { key: privateKey, certificate: forge.pki.certificateToPem(certificate) };
}
