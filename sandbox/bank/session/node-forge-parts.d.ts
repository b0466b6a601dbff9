// The package's types describe it only as a whole.
declare module 'node-forge/lib/forge.js' {
  export { default } from 'node-forge';
}
declare module 'node-forge/lib/pem.js';
declare module 'node-forge/lib/rsa.js';
