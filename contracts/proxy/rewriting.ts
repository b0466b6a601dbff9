type Pairs = readonly (readonly [name: string, value: string])[];

/** Cookies and redirects of a service as if it were at the proxy’s address: without domain and `Secure`, and to the proxy. */
export function rewritten(pairs: Pairs, service: URL, own: string): Pairs {
  return pairs.map(([name, value]) => {
    if (/^set-cookie$/i.test(name)) return [name, value.replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '')];
    if (!/^(content-)?location$/i.test(name)) return [name, value];
    const { origin } = service;
    return [name, value === origin || value.startsWith(`${origin}/`) ? `${own}${value.slice(origin.length)}` : value];
  });
}
