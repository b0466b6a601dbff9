import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryTable } from './entry-table.tsx';
import { findOffers } from './find-offers.ts';
import styles from './guide.module.css';
import { GuideFrame } from './guide-frame.tsx';
import { guidePath } from './guide-path.ts';
import { GuideStart } from './guide-start.tsx';
import { useGuide } from './use-guide.ts';

interface GuidePageProps {
  readonly store: PanelStore;
  readonly bankName: string;
  readonly tools: ReactNode;
}

/** More would be slow to draw, and nobody reads them. */
const mostFound = 60;

/** The guide's start, one of its sections, or what a search finds. */
export function GuidePage({ store, bankName, tools }: GuidePageProps) {
  const guide = useGuide(store);
  const { section: wanted } = useParams();
  const { hash, pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState(() => search.get('q') ?? '');
  const asked = useDeferredValue(words.trim());
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = guide.status === 'loaded' ? guide.sections : [];
  const found = useMemo(() => findOffers(sections, asked), [sections, asked]);
  const section = sections.find(({ id }) => id === wanted);
  const isSearch = asked !== '';
  const isStart = !isSearch && wanted === undefined;
  const isMissing = guide.status === 'loaded' && wanted !== undefined && section === undefined;
  const title = isSearch
    ? `Found: ${found.length}`
    : (section?.title ?? (isMissing ? 'There is no such page' : 'Sandbox guide'));

  // The title is outside React, and focus can only move to what is shown.
  useEffect(() => {
    document.title = `${section?.title ?? 'Guide'} – ${bankName} sandbox`;
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [bankName, section, hash]);
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    setWords('');
    scrollTo(0, 0);
    heading.current?.focus();
  }, [pathname]);

  // The address follows too slowly for the field to go by it.
  function find(typed: string) {
    setWords(typed);
    setSearch(typed === '' ? {} : { q: typed }, { replace: true });
  }

  return (
    <GuideFrame bankName={bankName} tools={tools}>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h1>
        <search className={styles.search}>
          <SearchField
            label="Search the guide"
            hint="Persona, switch, fault, code, account, operation or assumption"
            value={words}
            onChange={find}
            onClear={() => find('')}
          />
        </search>
      </div>
      {isStart ? (
        <GuideStart sections={sections} />
      ) : (
        <GuideSections sections={sections} current={isSearch ? undefined : wanted} />
      )}
      {guide.status === 'loading' && (
        <p role="status" className={styles.quiet}>
          Asking the bank…
        </p>
      )}
      {guide.status === 'failed' && <p role="alert">{guide.reason}</p>}
      {isSearch ? (
        <Found store={store} found={found} isComplete={guide.status === 'loaded'} />
      ) : section !== undefined ? (
        <Section store={store} section={section} />
      ) : (
        isMissing && (
          <p className={styles.lead}>
            <Link to={guidePath}>Back to the guide’s start</Link>
          </p>
        )
      )}
    </GuideFrame>
  );
}

interface FoundProps {
  readonly store: PanelStore;
  readonly found: ReturnType<typeof findOffers>;
  /** Whether all sections have been searched. */
  readonly isComplete: boolean;
}

function Found({ store, found, isComplete }: FoundProps) {
  return (
    <>
      {found.length === 0 && isComplete && (
        <NothingHere lead="Nothing matches these words.">
          <p>Try fewer words, or part of one.</p>
        </NothingHere>
      )}
      <ul className={styles.entries}>
        {found.slice(0, mostFound).map(({ section, entry }) => (
          <EntryCard key={`${section.id} ${entry.id}`} store={store} entry={entry} from={section} />
        ))}
      </ul>
      {found.length > mostFound && (
        <p className={styles.quiet}>Only the first {mostFound} are shown. Add a word to find fewer.</p>
      )}
    </>
  );
}

function Section({ store, section }: { readonly store: PanelStore; readonly section: OfferSection }) {
  const { title, lead, entries, asTable } = section;
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      {asTable === undefined ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <EntryCard key={entry.id} store={store} entry={entry} />
          ))}
        </ul>
      ) : (
        <EntryTable store={store} caption={title} columns={asTable} entries={entries} />
      )}
    </>
  );
}

interface GuideSectionsProps {
  readonly sections: readonly OfferSection[];
  /** The id of the one that is shown. */
  readonly current: string | undefined;
}

/** Every section in a line, above one of them or above what a search finds. */
function GuideSections({ sections, current }: GuideSectionsProps) {
  return (
    <nav aria-label="Guide">
      <ul className={styles.sections}>
        {sections.map(({ id, title, entries }) => (
          <li key={id}>
            <Link to={`${guidePath}/${id}`} aria-current={id === current ? 'page' : undefined}>
              {title} <span className={styles.count}>{entries.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
