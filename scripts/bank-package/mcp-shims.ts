import nodeProcess from 'node:process';

export const process = nodeProcess;

/** What the SDK checks answers of an assistant's user with. The bank asks for none, and its own validator is 300 KB of ajv. */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('The bank asks an assistant’s user for nothing.');
  }
}
