import { unpackText } from '#sandbox/control/link/packed-text.ts';
import type { ControlAct } from './control-act.ts';
import type { WorldPlan } from './world-state.ts';

/**
 * Makes the customer of a link the sandbox's.
 * @throws Error for a name that no description has, or a packed one that was cut or changed on the way.
 */
export async function describedIn(customer: string, { describer }: Pick<WorldPlan, 'describer'>): Promise<ControlAct> {
  await describer?.load();
  const description = describer?.readyMade(customer) ?? (await unpacked(customer));
  return { act: 'create-customers', descriptions: [description], chosen: true };
}

async function unpacked(customer: string): Promise<unknown> {
  const text = await unpackText(customer);
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new Error('The customer in the link is neither the name of a description nor a whole description.');
  }
}
