/** All that is remembered of notifications: their number and their list are asked anew together. */
export const NOTIFICATIONS_KEY = ["notifications"] as const;

export const unreadKey = (userId: string | null) => [...NOTIFICATIONS_KEY, userId, "unread"] as const;
