/** Runs tasks one at a time, in the order they came; a failed one does not hold up the next. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
