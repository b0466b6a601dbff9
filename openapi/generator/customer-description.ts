import { z } from 'zod';
import { descriptionSchema } from '#sandbox/personas/described/description.ts';

/** What a description of a customer may say, as JSON Schema: for editors, for clients, and for the control's document. */
export function writeCustomerDescription(): string {
  const { $schema, ...schema } = z.toJSONSchema(descriptionSchema, { io: 'input' });
  return `${JSON.stringify({ $schema, title: 'Customer description', ...schema }, undefined, 1)}\n`;
}
