/** Where the sites under test are served, each on a port of its own. */
export const sites = {
  /** The sandbox build: the bank in the browser. */
  sandbox: site(4274),
  /** The production build, under the headers it is served with, `/digx` sent to the bank below. */
  production: site(4273),
  /** The bank, hosted by Node. */
  bank: site(8887),
  /** Stands between production and the bank, and can be slow. */
  gateway: site(8888),
  /** The sandbox build mounted on a path. */
  mounted: site(4275, 'digital/'),
} as const;

function site(port: number, path = '') {
  return { port, url: `http://localhost:${port}/${path}` } as const;
}
