/** What a release holds as it is: from the project or what was built in it, to the release's folder. */
export const copied = [
  ['dist', 'site'],
  ['dist-sandbox', 'sandbox-site'],
  ['contracts/pacts', 'pacts'],
  ['openapi/digx.generated.json', 'contract/digx.json'],
  ['openapi/CHANGELOG.md', 'contract/CHANGELOG.md'],
  ['openapi/ASSUMPTIONS.md', 'contract/ASSUMPTIONS.md'],
  ['deploy/nginx.conf.template', 'nginx/nginx.conf.template'],
  ['deploy/headers.conf', 'nginx/headers.conf'],
  ['deploy/brotli.conf', 'nginx/brotli.conf'],
  ['deploy/operate', 'operate'],
  ['CHANGELOG.md', 'CHANGELOG.md'],
] as const;
