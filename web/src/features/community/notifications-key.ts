/** Cache key of all notification data: number and list are reloaded together. */
export const NOTIFICATIONS_KEY = ["notifications"] as const;

export const unreadKey = (userId: string | null) => [...NOTIFICATIONS_KEY, userId, "unread"] as const;
