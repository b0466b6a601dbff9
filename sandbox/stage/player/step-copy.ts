import type { TourAction } from '#sandbox/tours/tour.ts';

/** What the button says that does a step, or goes on from it. */
export function doLabel(action: TourAction): string {
  switch (action.does) {
    case 'look':
      return 'Next';
    case 'advance-clock':
      return 'Move the clock on';
    case 'log-in-as':
      return 'Change the customer';
    case 'plan-fault':
      return 'Plan the failure';
    default:
      return 'Do it for me';
  }
}

/** Whether only the stage itself can do the step. */
export function isOfStage({ does }: TourAction): boolean {
  return does === 'look' || does === 'advance-clock' || does === 'log-in-as' || does === 'plan-fault';
}

export function countText(step: number, steps: number): string {
  return step < steps ? `Step ${step + 1} of ${steps}` : `All ${steps} steps are done`;
}
