import { type Html, html, writePage } from '#contracts/pages/page.ts';
import { type InteractionOutcome, isKept } from '#contracts/verify/interaction-outcome.ts';
import { storyOf } from './junit.ts';
import { type Readiness, readinessOf } from './readiness.ts';
import { type ReportPart, titleOf, type VerificationReport } from './verification-report.ts';

/** One page for people: what broke first, then everything that was played. */
export function htmlOf({ bank, verifiedAt, seconds, played, broken, parts }: VerificationReport): string {
  const title = broken === 0 ? 'The bank keeps the contract' : 'The bank breaks the contract';
  const breaks = parts.flatMap((part) =>
    part.interactions.filter((one) => !isKept(one)).map((one) => describeBreak(part, one)),
  );
  return writePage({
    title: `${title}: ${bank}`,
    body: html`<h1>${title}</h1>
<dl class="facts">
<dt>Bank</dt><dd>${bank}</dd>
<dt>Verified</dt><dd>${verifiedAt.replace('T', ' ').replace(/\..*$/, ' UTC')}</dd>
<dt>Interactions</dt><dd>${played} in ${seconds.toFixed(1)} s</dd>
<dt>Broken</dt><dd>${broken}</dd>
</dl>
<p class="soft">Passwords, PINs, codes, nonces, sessions and reset tokens are hidden; values of the bank are, too, unless they were asked for.</p>
${readinessSection(readinessOf(parts))}
${breaks.length === 0 ? html`` : html`<h2>Broken</h2>\n${breaks}`}
<h2>Everything that was played</h2>
${parts.map(describePart)}`,
  });
}

/** The table, the causes and what to do next, below a page’s own heading. */
export function readinessSection({ areas, causes, next }: Readiness): Html {
  const sorts = ['kept', 'broken', 'absent'] as const;
  return html`<h2>Operations</h2>
<div class="scroll" tabindex="0"><table>
<thead><tr><th>Area</th><th>Kept</th><th>Broken</th><th>Absent</th></tr></thead>
<tbody>
${areas.map((one) => html`<tr><td>${one.area}</td>${sorts.map((sort) => html`<td title="${one[sort].join(', ')}">${one[sort].length}</td>`)}</tr>`)}
</tbody></table></div>
${
  causes.length === 0
    ? html``
    : html`<h2>Causes</h2>
<ul>${causes.map(({ cause, count }) => html`<li>${count} × ${cause}</li>`)}</ul>`
}
${
  next.length === 0
    ? html``
    : html`<h2>Next</h2>
<ol>${next.map((step) => html`<li>${step}</li>`)}</ol>`
}`;
}

function describeBreak(part: ReportPart, interaction: InteractionOutcome): Html {
  const { description, states, problems, operation } = interaction;
  return html`<section>
<h3 class="bad">${description}</h3>
<dl class="facts">
<dt>Area</dt><dd>${titleOf(part)}</dd>
${operation === undefined ? html`` : html`<dt>Operation</dt><dd><code>${operation}</code></dd>`}
${states.map((state) => html`<dt>Given</dt><dd>${state}</dd>`)}
</dl>
<ul>
${problems.map((problem) => html`<li>${problem}</li>`)}
</ul>
${interaction.exchange === undefined ? html`` : html`<pre tabindex="0">${storyOf({ ...interaction, states: [] })}</pre>`}
</section>`;
}

function describePart(part: ReportPart): Html {
  const kept = part.interactions.filter(isKept).length;
  const broken = part.interactions.length - kept;
  return html`<details>
<summary><span class="${broken === 0 ? 'good' : 'bad'}">${broken === 0 ? '✓' : '✗'}</span> ${titleOf(part)}: ${kept} kept${broken === 0 ? '' : `, ${broken} broken`}</summary>
<ul>
${part.interactions.map((one) => html`<li><span class="${isKept(one) ? 'good' : 'bad'}">${isKept(one) ? 'kept' : 'broken'}</span> ${one.description}${one.status === undefined ? '' : ` (${one.status})`}</li>`)}
</ul>
</details>`;
}
