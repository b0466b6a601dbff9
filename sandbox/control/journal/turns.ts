export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
