/** All sockets of one person, on every device. */
export const roomOfUser = (userId: string): string => `user:${userId}`;

/** The sockets of one signed-in device. */
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`;
