/** Set by `npm run e2e:nginx`. */
export const isBehindNginx = process.env.PADDOCK_NGINX === 'yes';

/** The sites under test, each on its own port. */
export const sites = {
  /** The sandbox build: the bank in the browser. */
  sandbox: site(4274),
  /** The production build under its real headers, `/digx` sent to the gateway below. */
  production: isBehindNginx ? { port: 4276, url: 'https://localhost:4276/digital/' } : site(4273),
  /** The production build with the Node-hosted bank, without anything between them. */
  hosted: site(4277),
  bank: site(8887),
  /** Between production and the bank; see gateway.ts. */
  gateway: site(8888),
  /** The sandbox build mounted on a path. */
  mounted: site(4275, 'digital/'),
} as const;

function site(port: number, path = '') {
  return { port, url: `http://localhost:${port}/${path}` } as const;
}
