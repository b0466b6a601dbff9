/**
 * The Node-hosted bank, with rarely needed code in separate files: loading hundreds of modules one by one takes ten times as long.
 */
export default {
  input: 'sandbox/hosts/serve.ts',
  platform: 'node',
  // Its Node build reads files beside its own.
  external: 'pdfkit',
  output: { format: 'esm' },
  logLevel: 'warn',
};
