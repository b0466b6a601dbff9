import type { ActivityItem, ActivityType } from '#src/api/activity/activity.ts';

export const logPath = '/settings/activity-log';

export function typeUrl({ type, statusCode }: Pick<ActivityType, 'type' | 'statusCode'>): string {
  return `${logPath}/type/${encodeURIComponent(type)}?${new URLSearchParams({ status: statusCode })}`;
}

export function activityUrl({ reference, statusCode, typeCode, bit }: ActivityItem): string {
  return `${logPath}/log/${encodeURIComponent(reference)}?${new URLSearchParams({ statusCode, typeCode, bit })}`;
}
