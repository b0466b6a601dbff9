import type { CurrentAssumption } from '#contracts/assumptions/current-assumptions.ts';
import { contractOperations } from '#contracts/driver/contract.ts';
import { type Html, html, writePage } from '#contracts/pages/page.ts';
import type { Finding, RecordedOperation } from '#contracts/recordings/check-recording.ts';
import { inWords, textOf } from '#contracts/recordings/describe-recording.ts';
import { notCalled, outcomesOf } from '#contracts/recordings/recorded-outcomes.ts';
import { readinessSection } from '#contracts/reports/html.ts';
import { readinessOf } from '#contracts/reports/readiness.ts';
import type { Checked } from './check-thread.ts';

export interface Seen extends Checked {
  readonly service: string;
  /** Calls that went by, checked or not. */
  readonly passed: number;
  readonly assumptions: readonly CurrentAssumption[];
}

const css = `
td.count, th.count { text-align: right; font-variant-numeric: tabular-nums; padding-right: 1.25rem; }
nav { margin-bottom: 1rem; }
`;

/** What went by until now: every operation, what broke, and how far the service is. */
export function seenPage(seen: Seen): string {
  const { service, passed, checked, skipped, faults, recording } = seen;
  const { operations, unknown, others } = recording;
  const missing = notCalled(recording);
  const broken = operations.filter(({ differences }) => differences.length > 0).length;
  return writePage({
    title: `What went by: ${service}`,
    css,
    body: html`<h1>What went by</h1>
<dl class="facts">
<dt>Service</dt><dd>${service}</dd>
<dt>Calls</dt><dd>${passed} passed on, ${checked} checked${skipped === 0 ? '' : `, ${skipped} too many to check`}</dd>
<dt>Operations</dt><dd>${operations.length} called, ${broken} broken</dd>
<dt>Others</dt><dd>${inWords(others)} to others than the bank</dd>
</dl>
<p><a href="/">Look again</a></p>
${[...faults].map(([words, times]) => html`<p class="warn">The check itself failed ${times === 1 ? 'once' : `${times} times`}; every call passed all the same: ${words}</p>`)}
${operations.length === 0 ? html`<p>No call of the bank has gone by yet.</p>` : operationsTable(operations)}
${unknown.length === 0 ? html`` : html`<h2>Not in the contract</h2>\n<ul>${unknown.map((call) => html`<li><code>${call}</code></li>`)}</ul>`}
${operations.length === 0 ? html`` : readinessSection(readinessOf(outcomesOf(recording)))}
${assumptionsSection(seen, () => true)}
<details><summary>Not called: ${missing.length} operations</summary>
<p>${missing.map((id, place) => html`${place === 0 ? '' : ', '}<code>${id}</code>`)}</p></details>`,
  });
}

function operationsTable(operations: readonly RecordedOperation[]): Html {
  return html`<h2>By operation</h2>
<div class="scroll" tabindex="0"><table>
<thead><tr><th>Operation</th><th class="count">Differences</th><th class="count">Calls</th><th>Statuses</th><th class="count" title="Came beside the contract, and breaks nothing">Beside</th></tr></thead>
<tbody>
${operations.map(
  ({ operation, calls, statuses, differences, notes }) =>
    html`<tr><td><a href="/operations/${operation}">${operation}</a></td><td class="count ${differences.length === 0 ? 'good' : 'bad'}">${differences.length}</td><td class="count">${calls}</td><td>${statusesIn(statuses)}</td><td class="count">${notes.length}</td></tr>`,
)}
</tbody></table></div>`;
}

/** One operation; undefined for a name that the contract does not have. */
export function operationPage(seen: Seen, id: string): string | undefined {
  const described = contractOperations.find((one) => one.id === id);
  if (described === undefined) return undefined;
  const found = seen.recording.operations.find(({ operation }) => operation === id);
  return writePage({
    title: `${id}: what went by`,
    css,
    body: html`<p><a href="/">All operations</a></p>
<h1>${id}</h1>
<p>${described.summary}: <code>${described.method} ${described.path}</code></p>
${
  found === undefined
    ? html`<p>No call of it has gone by.</p>`
    : html`<dl class="facts"><dt>Calls</dt><dd>${found.calls}</dd><dt>Statuses</dt><dd>${statusesIn(found.statuses)}</dd></dl>
<h2>What broke</h2>
${listOf(found.differences, found, 'Nothing: every call keeps the contract.')}
<h2>What came beside the contract</h2>
${listOf(found.notes, found, 'Nothing.')}`
}
${assumptionsSection(seen, ({ calls }) => calls.includes(id))}`,
  });
}

function listOf(findings: readonly Finding[], { calls }: RecordedOperation, otherwise: string): Html {
  if (findings.length === 0) return html`<p>${otherwise}</p>`;
  return html`<ul>${findings.map((one) => html`<li><code>${textOf(one)}</code> <span class="soft">in ${one.calls} of ${inWords(calls)}, first in ${one.source}</span></li>`)}</ul>`;
}

/** What the traffic says of assumptions; those it speaks against come first. */
function assumptionsSection(
  { recording, assumptions }: Seen,
  isMeant: (assumption: CurrentAssumption) => boolean,
): Html {
  const told = assumptions
    .filter(isMeant)
    .flatMap((one) => {
      const proposal = recording.proposals.get(one.place);
      return proposal === undefined ? [] : [{ ...one, ...proposal }];
    })
    .sort((one, other) => Number(one.state === 'confirmed') - Number(other.state === 'confirmed'));
  if (told.length === 0) return html``;
  const against = told.filter(({ state }) => state === 'overturned').length;
  return html`<h2>Assumptions</h2>
<p>The traffic speaks for ${told.length - against} and against ${against}. A value that fits proves nothing: a person answers.</p>
<div class="scroll" tabindex="0"><table class="stacked">
<thead><tr><th>Assumption</th><th>The traffic says</th></tr></thead>
<tbody>
${told.map(({ place, assumption, state, because }) => html`<tr><td><code>${place}</code><br>${assumption}</td><td class="${state === 'overturned' ? 'bad' : 'good'}">${state === 'overturned' ? 'against' : 'for'}: ${because}</td></tr>`)}
</tbody></table></div>`;
}

function statusesIn(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
