import { expect, type Locator, type Page } from '@playwright/test';
import { Screen } from '#e2e/screens/screen.ts';
import { whatIsCovered } from '#e2e/support/marker-clear.ts';
import { targetOf } from '#sandbox/stage/page/action-target.ts';
import { namePattern } from '#sandbox/stage/page/names.ts';
import { countText, doLabel, isOfStage } from '#sandbox/stage/player/step-copy.ts';
import type { NamedElement, Tour, TourAction, TourStep } from '#sandbox/tours/tour.ts';

/** A tour on the page: its marker, and the presented page around it. */
export class StageScreen extends Screen {
  get marker(): Locator {
    return this.page.getByRole('region', { name: 'Tour', exact: true });
  }

  get ring(): Locator {
    return this.page.locator('[data-stage-part=ring]');
  }

  get bubble(): Locator {
    return this.page.getByRole('region', { name: 'Text message' });
  }

  get useCode(): Locator {
    return this.bubble.getByRole('button', { name: /^Use this code/ });
  }

  button(name: string): Locator {
    return this.marker.getByRole('button', { name, exact: true });
  }

  async expectAt(tour: Tour, step: number): Promise<void> {
    // Some steps load the page again.
    await expect(this.marker).toContainText(countText(step, tour.steps.length), { timeout: 40_000 });
  }

  /** Goes through a tour as its customer and presenter do, and waits for the condition of every step. */
  async play(tour: Tour, steps = tour.steps.length): Promise<void> {
    for (const [at, step] of tour.steps.slice(0, steps).entries()) {
      await this.expectAt(tour, at);
      await this.expectClear(step);
      await this.do(step);
    }
    await this.expectAt(tour, steps);
  }

  /** Marker, text message, open dialog and what the step is done on: none lies on another, and all are in the window. */
  async expectClear({ asks, action }: TourStep): Promise<void> {
    if (targetOf(action) !== undefined) await expect(this.ring, `“${asks}” points at something`).toBeVisible();
    await expect.poll(() => whatIsCovered(this.page), `at “${asks}”`).toEqual([]);
  }

  async do({ action }: TourStep): Promise<void> {
    if (isOfStage(action)) return this.button(doLabel(action)).click();
    await this.byHand(action);
  }

  private async byHand(action: TourAction): Promise<void> {
    switch (action.does) {
      case 'press':
        // Radio buttons and boxes are hidden in their labels.
        return this.named(action.on).click({ force: isHidden(action.on) });
      case 'type':
        await this.named(action.into).fill(action.text);
        if (action.choose !== undefined) await this.named(action.choose).click();
        return;
      case 'choose-file': {
        const { name, text } = action.file;
        return this.named(action.into).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      }
      case 'enter-code':
        return this.useCode.click();
      default:
        throw new Error(`No customer can ${action.does}`);
    }
  }

  named(element: NamedElement): Locator {
    const { narrow } = element;
    return (narrow === undefined ? this.only(element) : this.only(element).or(this.only(narrow))).first();
  }

  private only({ role, name, within }: NamedElement): Locator {
    const inside: Page | Locator = within === undefined ? this.page : this.named(within);
    const pattern = namePattern(name);
    if (role === 'file' || role === 'password') return inside.getByLabel(pattern);
    return inside.getByRole(role, { name: pattern });
  }
}

function isHidden({ role }: NamedElement): boolean {
  return role === 'radio' || role === 'checkbox' || role === 'switch';
}
