import { execFile } from 'node:child_process';
import { publishResults } from '#contracts/reports/broker.ts';
import { startSmallBroker } from '#contracts/reports/small-broker.ts';
import type { VerificationReport } from '#contracts/reports/verification-report.ts';
import { firstLines, type ToolCheck, toolPath } from './tool-check.ts';

const tool = 'pact broker';
const token = 'of-the-check';
const area = 'limits';
const [consumerVersion, providerVersion] = ['2.4.5', '4.2.0'];

/** Publishes the pacts and results with the commands of the README, and asks whether a version may go live. */
export async function checkBroker(): Promise<readonly ToolCheck[]> {
  const broker = await startSmallBroker(token);
  const checks: ToolCheck[] = [];
  const ask = async (does: string, args: readonly string[], expected: 'yes' | 'no' = 'yes') => {
    const { isGood, output } = await pactBroker(broker.url, args);
    const isExpected = isGood === (expected === 'yes');
    checks.push({ tool, does, problems: isExpected ? [] : firstLines(output, `It should say ${expected}.`) });
  };
  const publish = async (does: string, success: boolean) => {
    const to = { url: broker.url, providerVersion, branch: 'main', headers: { Authorization: `Bearer ${token}` } };
    const { lines, failed } = await publishResults(reportOf(success), to);
    checks.push({ tool, does, problems: failed === 0 ? [] : lines });
  };
  const mayGoLive = [
    'can-i-deploy',
    '--pacticipant',
    `digx-${area}`,
    '--version',
    providerVersion,
    '--to-environment',
    'live',
  ];
  const deployed = ['--pacticipant', 'paddock', '--version', consumerVersion, '--environment', 'live'];
  try {
    await ask('publishes the pacts', [
      'publish',
      'contracts/pacts',
      '--consumer-app-version',
      consumerVersion,
      '--branch',
      'main',
    ]);
    await ask('makes an environment', [
      'create-environment',
      '--name',
      'live',
      '--display-name',
      'Live',
      '--production',
    ]);
    await ask('records that the app is live', ['record-deployment', ...deployed]);
    await ask('lets no service go live without results', mayGoLive, 'no');
    await publish('takes results over', true);
    await ask('lets a service with good results go live', mayGoLive);
    await publish('takes bad results over', false);
    await ask('lets no service with bad results go live', mayGoLive, 'no');
  } finally {
    broker.close();
  }
  return checks;
}

function reportOf(success: boolean): VerificationReport {
  const interaction = { description: 'an interaction', states: [], operation: undefined, status: undefined };
  const problems = success ? [] : ['planted'];
  const part = { name: area, moment: undefined, seconds: 0, interactions: [{ ...interaction, problems }] };
  return {
    verifiedAt: new Date().toISOString(),
    bank: 'planted',
    seconds: 0,
    played: 1,
    broken: success ? 0 : 1,
    parts: [part],
  };
}

function pactBroker(
  url: string,
  args: readonly string[],
): Promise<{ readonly isGood: boolean; readonly output: string }> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true', PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token };
  const program = toolPath('@pact-foundation/pact-cli/bin/pact.js');
  return new Promise((done) => {
    execFile(process.execPath, [program, 'broker', ...args], { env, timeout: 60_000 }, (failure, out, err) =>
      done({ isGood: failure === null, output: `${out}\n${err}` }),
    );
  });
}
