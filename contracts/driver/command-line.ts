import { type ParseArgsConfig, parseArgs } from 'node:util';
import { reasonOf } from '#src/kernel/reason-of.ts';

/** The options given to a command. An option that it does not have ends it with its usage, in place of a stack trace. */
export function optionsFor<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (failure) {
    const [reason = ''] = reasonOf(failure).split('. ');
    console.error(`${reason.replace(/\.$/, '')}.\n\n${usage}`);
    process.exit(1);
  }
}

/** Does what the command is for, which says whether all is well, unless its usage is asked for. An error is told in a line. */
export async function command(
  { help = false, usage }: { readonly help: boolean | undefined; readonly usage: string },
  run: () => boolean | Promise<boolean>,
): Promise<void> {
  if (help) {
    console.log(usage);
    return;
  }
  try {
    if (!(await run())) process.exitCode = 1;
  } catch (failure) {
    console.error(reasonOf(failure));
    process.exitCode = 1;
  }
}
