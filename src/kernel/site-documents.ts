/** The document that a page of the site mounted on `base` gets. nginx.conf.template says the same. */
export function documentOf(pathname: string, base: string): 'login.html' | 'index.html' {
  return pathname === base || pathname === `${base}login` ? 'login.html' : 'index.html';
}
