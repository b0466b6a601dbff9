import { firstThirty, inQuestion, type OpenAssumption } from '#contracts/assumptions/questionnaire.ts';
import { everyTeam, type Team, teams } from '#contracts/assumptions/teams.ts';
import { type Rank, ranks } from '#contracts/assumptions/weighty.ts';
import { type Html, html, prose } from '#contracts/pages/page.ts';
import type { RecordedInteraction } from '#contracts/reference/example-request.ts';
import { type Contents, portalPage } from '#contracts/reference/portal-page.ts';
import { fileOf } from '#contracts/reference/reference-pages.ts';
import { exampleFor } from './example.ts';

export interface WorkshopSources {
  readonly open: readonly OpenAssumption[];
  readonly interactions: readonly RecordedInteraction[];
  /** Where the reference is, from these pages; undefined where they stand alone. */
  readonly reference?: string | undefined;
}

const allTeams = [...Object.keys(teams), everyTeam] as readonly Team[];
const rankNames = Object.keys(ranks) as readonly Rank[];

/** What the bank’s teams are asked: a page for each team, one for the sandbox’s own rules, and the first thirty to print. */
export function workshopPages(sources: WorkshopSources): ReadonlyMap<string, string> {
  const { open, reference } = sources;
  const [ofContract, ofSandbox] = (['contract', 'bank'] as const).map((of) => open.filter((one) => one.of === of));
  const contents: Contents = {
    pages: [
      ['index.html', 'Open assumptions'],
      ['first-thirty.html', 'The first thirty'],
      ['sandbox-rules.html', 'Rules of the sandbox only'],
    ],
    group: 'Teams',
    areas: allTeams.map((team) => ({ file: fileOf(team), title: team, operations: [] })),
  };
  const page = (file: string, title: string, body: Html): [string, string] => [
    file,
    portalPage({ file, title, body, contents, home: reference }),
  ];
  return new Map([
    page('index.html', 'Open assumptions', overview(ofContract ?? [], ofSandbox ?? [])),
    page('first-thirty.html', 'The first thirty', thirty(sources)),
    page('sandbox-rules.html', 'Rules of the sandbox only', sandboxRules(ofSandbox ?? [], sources)),
    ...allTeams.map((team) =>
      page(
        fileOf(team),
        team,
        ofTeam(
          team,
          (ofContract ?? []).filter((one) => one.team === team),
          sources,
        ),
      ),
    ),
  ]);
}

function overview(ofContract: readonly OpenAssumption[], ofSandbox: readonly OpenAssumption[]): Html {
  const rows = allTeams.map((team) => ({ team, own: ofContract.filter((one) => one.team === team) }));
  const count = (own: readonly OpenAssumption[], rank: Rank) => own.filter((one) => one.rank === rank).length;
  const row = (name: Html | string, own: readonly OpenAssumption[]) =>
    html`<tr><th scope="row">${name}</th>${rankNames.map((rank) => html`<td data-label="${rank}">${count(own, rank)}</td>`)}<td data-label="all">${own.length}</td></tr>`;
  return html`<h1>Open assumptions</h1>
<p>What nobody has confirmed about the service, split by the team that can, the heaviest first. Begin with <a href="first-thirty.html">the first thirty</a>, on paper.
Answers go into the questionnaire: <code>npm run contracts -- assumptions --questionnaire questions.csv</code>, then <code>--answers questions.csv</code>.</p>
<table class="stacked"><thead><tr><th>Team</th>${rankNames.map((rank) => html`<th>${rank}</th>`)}<th>all</th></tr></thead><tbody>
${rows.map(({ team, own }) => row(html`<a href="${fileOf(team)}">${team}</a>`, own))}
${row(html`<a href="sandbox-rules.html">Rules of the sandbox only</a>`, ofSandbox)}
</tbody></table>
<h2>How they are ranked</h2>
<dl class="facts">${rankNames.map((rank) => html`<dt>${rank}</dt><dd>${ranks[rank]}.</dd>`)}</dl>`;
}

function ofTeam(team: Team, own: readonly OpenAssumption[], sources: WorkshopSources): Html {
  return html`<h1>${team}</h1>
<p>${own.length} open assumptions${team === everyTeam ? ', about what several teams share' : ''}.</p>
${rankNames.map((rank) => ranked(rank, own, sources))}`;
}

function sandboxRules(own: readonly OpenAssumption[], sources: WorkshopSources): Html {
  return html`<h1>Rules of the sandbox only</h1>
<p>How the simulated bank decides where nothing is specified. The app works with any of them; testers and trainers see the difference.</p>
${rankNames.map((rank) => ranked(rank, own, sources))}`;
}

function ranked(rank: Rank, all: readonly OpenAssumption[], sources: WorkshopSources): Html {
  const own = all.filter((one) => one.rank === rank);
  return own.length === 0
    ? html``
    : html`<h2>${ranks[rank]}</h2>\n${own.map((one) => question(one, sources, 'folded'))}`;
}

function thirty(sources: WorkshopSources): Html {
  const chosen = firstThirty(sources.open);
  return html`<div class="sheet"><h1>The first thirty</h1>
<p>The twenty open assumptions that weigh most for money, and the ten for security. Tick what is right, and write how it really is where it is not.</p>
${chosen.map((one) => question(one, sources, 'paper'))}</div>`;
}

/** On paper the example is open, and there is room for an answer. */
function question(one: OpenAssumption, { interactions, reference }: WorkshopSources, form: 'folded' | 'paper'): Html {
  const { id, of, place, areas, assumption, consequence, proposal, team } = one;
  const example = exampleFor(one, interactions, form === 'paper' ? 12 : 24);
  const call = example?.operation;
  const link =
    call === undefined || reference === undefined
      ? html``
      : html` · <a href="${reference}${fileOf(call.tag)}#${call.id}">${call.id}</a>`;
  const shown =
    example === undefined
      ? html``
      : html`<div class="pair"><pre tabindex="0" aria-label="Request for ${id}"><code>${example.request}</code></pre><pre tabindex="0" aria-label="Answer for ${id}"><code>${example.answer}</code></pre></div>`;
  return html`<article class="question" id="${id}" aria-labelledby="${id}-place">
<h3 id="${id}-place"><span class="verb">${id}</span> ${of === 'bank' ? prose(place) : html`<code>${place}</code>`}</h3>
<p class="soft">${form === 'paper' ? `${team} · ` : ''}${areas.slice(0, 4).join(', ')}${areas.length > 4 ? ` and ${areas.length - 4} more areas` : ''}${link}</p>
<p>We assume: ${prose(assumption.replaceAll('\\|', '|'))}</p>
<p><strong>If it is wrong:</strong> ${prose(consequence)}</p>
${proposal === undefined ? html`` : html`<p class="assumed">${inQuestion(proposal)}</p>`}
${form === 'paper' || example === undefined ? shown : html`<details class="sample"><summary>Example: a request and its answer</summary>${shown}</details>`}
${form === 'paper' ? html`<p class="answer-line"><span class="box"></span> right <span class="box"></span> wrong: <span class="line"></span></p>` : html``}
</article>`;
}
