import type { StepBefore } from '#sandbox/stage/pieces/stage-state.ts';
import type { NamedElement, TourCondition, TourStep } from '#sandbox/tours/tour.ts';

/** The page and the bank, as far as conditions ask for them. */
export interface StageFacts {
  find(element: NamedElement): HTMLElement | undefined;
  path(): string;
  textOf(element: HTMLElement): string;
  answersSince(entry: number): Promise<readonly { readonly operationId: string | null; readonly status: number }[]>;
  happenedSince(entry: number): Promise<readonly string[]>;
  availableMinor(persona: string, account: string): Promise<number | null>;
  /** `2026-03-03T09:30` in London. */
  londonNow(): Promise<string>;
}

export async function isMet(
  condition: TourCondition,
  { before, persona, facts }: { readonly before: StepBefore; readonly persona: string; readonly facts: StageFacts },
): Promise<boolean> {
  switch (condition.when) {
    case 'shows':
      return facts.find(condition.element) !== undefined;
    case 'gone':
      return facts.find(condition.element) === undefined;
    case 'reads':
      return facts.find(condition.element)?.textContent?.includes(condition.text) ?? false;
    case 'chosen':
      return facts.find(condition.element)?.matches(':checked') ?? false;
    case 'filled': {
      const field = facts.find(condition.element);
      return field !== undefined && facts.textOf(field) !== '';
    }
    case 'holds': {
      const field = facts.find(condition.element);
      return field !== undefined && facts.textOf(field) === condition.text;
    }
    case 'page':
      return facts.path() === condition.path;
    case 'answered': {
      const answers = await facts.answersSince(before.entries);
      return answers.some(
        ({ operationId, status }) => operationId === condition.operationId && status === condition.status,
      );
    }
    case 'happened':
      return (await facts.happenedSince(before.entries)).includes(condition.what);
    case 'clock':
      return (await facts.londonNow()) >= condition.reaches;
    case 'available': {
      const now = await facts.availableMinor(persona, condition.account);
      if (now === null || before.availableMinor === null) return false;
      return now - before.availableMinor === penceIn(condition.changesBy);
    }
    default:
      return condition satisfies never;
  }
}

/** The account whose money a step is about. */
export function accountOf({ until }: TourStep): string | undefined {
  return until.when === 'available' ? until.account : undefined;
}

function penceIn(pounds: string): number {
  const [, sign = '', whole = '', pence = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(pounds) ?? [];
  if (whole === '') throw new Error(`“${pounds}” is no amount`);
  return Number(`${sign}${whole}${pence}`);
}
