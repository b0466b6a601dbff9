import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options given to a command. An option that it does not have ends it with its usage, in place of a stack trace. */
export function optionsFor<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (failure) {
    const [reason = ''] = (failure instanceof Error ? failure.message : String(failure)).split('. ');
    console.error(`${reason.replace(/\.$/, '')}.\n\n${usage}`);
    process.exit(1);
  }
}
