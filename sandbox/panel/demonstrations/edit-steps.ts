import type { OwnStep } from '#sandbox/tours/own-tour.ts';

type Steps = readonly OwnStep[];

export function withStep(steps: Steps, at: number, step: OwnStep): Steps {
  return steps.map((each, place) => (place === at ? step : each));
}

export function withoutStep(steps: Steps, at: number): Steps {
  return steps.filter((_, place) => place !== at);
}

export function movedStep(steps: Steps, at: number, by: 1 | -1): Steps {
  const [one, other] = [steps[at], steps[at + by]];
  if (one === undefined || other === undefined) return steps;
  return withStep(withStep(steps, at, other), at + by, one);
}
