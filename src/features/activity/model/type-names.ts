import type { ActivityType } from '#src/api/activity/activity.ts';
import { typesInOrder } from '#src/api/activity/activity-titles.ts';

/** In the order of the names, the unknown ones last; of one type, what awaits authorisation first. */
export function inOrder(types: readonly ActivityType[]): readonly ActivityType[] {
  return types.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) ||
      one.title.localeCompare(other.title) ||
      Number(isWaiting(other)) - Number(isWaiting(one)) ||
      one.status.localeCompare(other.status),
  );
}

/** A type with how many of it were asked for in the last month. */
export interface CountedType extends ActivityType {
  /** Undefined until it is known. */
  readonly lately?: number;
}

/** A type that is missing from the last month has none in it. */
export function withLastMonth(
  types: readonly ActivityType[],
  lastMonth: readonly ActivityType[] | undefined,
): readonly CountedType[] {
  if (lastMonth === undefined) return types;
  const isSame = (one: ActivityType, other: ActivityType) =>
    one.type === other.type && one.statusCode === other.statusCode;
  return types.map((type) => ({ ...type, lately: lastMonth.find((each) => isSame(each, type))?.count ?? 0 }));
}

export function isWaiting({ statusCode }: Pick<ActivityType, 'statusCode'>): boolean {
  return statusCode === 'PENDING_APPROVAL';
}

const usual: ReadonlySet<string> = new Set(['ACCEPTED', 'FILE_PROCESSED']);

/** Nothing is left to happen, and nothing went wrong. */
export function wentAsUsual({ statusCode }: Pick<ActivityType, 'statusCode'>): boolean {
  return usual.has(statusCode);
}

/** Types whose entries all have a payee, whether or not the log names it. */
const payeeTypes: readonly string[] = ['PC_F_DFT', 'VSI', 'SIC', 'PTC', 'IPR'];

export function paysPayees(type: string): boolean {
  return payeeTypes.includes(type);
}

export function totalOf(types: readonly Pick<ActivityType, 'count'>[]): number {
  return types.reduce((sum, { count }) => sum + count, 0);
}

function placeOf({ type }: ActivityType): number {
  const place = typesInOrder.indexOf(type);
  return place === -1 ? typesInOrder.length : place;
}
