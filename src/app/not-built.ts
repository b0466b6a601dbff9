/** Routes of online banking that this build does not have yet. */
export const notBuilt: readonly string[] = [
  '/accounts/services',
  '/settings/activity-log',
  '/settings/activity-log/type/:activityType',
  '/settings/activity-log/log/:activityReference',
  '/settings/authorisations',
];
