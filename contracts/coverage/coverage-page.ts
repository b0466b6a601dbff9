import { type Html, html, writePage } from '#contracts/pages/page.ts';
import { type Coverage, type CoveragePair, gapsIn } from './matrix.ts';

/** The matrix as one page, gaps first. */
export function coveragePage(coverage: Coverage): string {
  const { totals, operations } = coverage;
  const gaps = gapsIn(coverage);
  const reasons = groupedByReason(operations.flatMap(({ pairs }) => pairs));
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return writePage({
    title: 'Coverage of the contract',
    css: 'td.mark, th.mark { text-align: center; width: 6.5rem; padding-right: 0; }',
    body: html`<h1>Coverage of the contract</h1>
<dl class="facts">
<dt>Operations in a pact</dt><dd>${totals.provenOperations} of ${totals.operations}</dd>
<dt>Answers in a pact</dt><dd>${totals.provenPairs} of ${totals.pairs - totals.unprovable} that a pact can prove (${totals.percent} %)</dd>
<dt>No pact can prove</dt><dd>${totals.unprovable}, each with its reason below</dd>
</dl>
<p class="soft">An answer is an operation with a status. “Simulator” and “client” count a planted fault as well as a pact.
“Verified” and “journey” are of the last runs that were read.</p>
<h2>Gaps</h2>
${gaps.length === 0 ? html`<p>None.</p>` : html`<ul>${gaps.map(({ operation, status }) => html`<li><code>${operation}</code> ${status}</li>`)}</ul>`}
<h2>What no pact can prove</h2>
${[...reasons].map(
  ([reason, pairs]) => html`<details><summary>${reason} (${pairs.length})</summary>
<p>${pairs.map(({ operation, status }) => `${operation} ${status}`).join(', ')}</p></details>`,
)}
<h2>Every answer</h2>
${tags.map(
  (tag) => html`<h3>${tag}</h3>
<div class="scroll" tabindex="0"><table>
<thead><tr><th>Operation</th><th class="mark">Status</th><th class="mark">Simulator</th><th class="mark">Client</th><th class="mark">Pact</th><th class="mark">Verified</th><th class="mark">Journey</th></tr></thead>
<tbody>
${operations.filter((one) => one.tag === tag).flatMap(({ pairs }) => pairs.map(row))}
</tbody></table></div>`,
)}`,
  });
}

function row(pair: CoveragePair, index: number): Html {
  const isGap = pair.pact === 0 && pair.unprovable === undefined;
  return html`<tr><td>${index === 0 ? html`<code>${pair.operation}</code>` : html`<span class="soft">${pair.operation}</span>`}</td>
<td class="mark">${pair.status}</td>${mark(pair.simulator)}${mark(pair.client)}
<td class="mark ${isGap ? 'bad' : ''}">${pair.pact > 0 ? pair.pact : isGap ? 'gap' : '–'}</td>
${verdict(pair)}${mark(pair.journey)}</tr>`;
}

function mark(isSo: boolean | undefined): Html {
  if (isSo === undefined) return html`<td class="mark soft">no run</td>`;
  return isSo ? html`<td class="mark good">yes</td>` : html`<td class="mark soft">–</td>`;
}

function verdict({ verified }: CoveragePair): Html {
  if (verified === undefined) return html`<td class="mark soft">no run</td>`;
  const looks = { kept: 'good', broken: 'bad', 'not played': 'soft' }[verified];
  return html`<td class="mark ${looks}">${verified === 'not played' ? '–' : verified}</td>`;
}

function groupedByReason(pairs: readonly CoveragePair[]): ReadonlyMap<string, readonly CoveragePair[]> {
  const groups = new Map<string, CoveragePair[]>();
  for (const pair of pairs) {
    if (pair.unprovable !== undefined) groups.set(pair.unprovable, [...(groups.get(pair.unprovable) ?? []), pair]);
  }
  return groups;
}
