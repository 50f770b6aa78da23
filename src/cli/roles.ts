export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];
