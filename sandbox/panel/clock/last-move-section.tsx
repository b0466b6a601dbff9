import { EffectShown } from '#sandbox/panel/pieces/effect-shown.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';

/** What fell due when the clock was moved, such as a payment whose outcome came late. */
export function LastMoveSection() {
  const { store, state } = usePanel();
  return (
    <Section title="The last move">
      <p className={styles.quiet}>All that the bank did on the way when the clock was last moved.</p>
      {/* Another move has another effect. */}
      <EffectShown
        key={state.clock.now}
        name="Show what the last move changed"
        ask={() => store.ask(effectOfLastMove)}
      />
    </Section>
  );
}

async function effectOfLastMove(
  bank: Pick<PanelMethods, 'journalHeads' | 'effect'>,
): ReturnType<PanelMethods['effect']> {
  const heads = await bank.journalHeads();
  const move = heads.findLast(
    (entry) => entry.kind === 'control' && entry.act.act === 'clock' && entry.act.clock.now > entry.at,
  );
  if (move !== undefined) return bank.effect(move.n);
  return { outcome: 'refused', why: 'not-now', reason: 'The clock of this bank has not been moved.' };
}
