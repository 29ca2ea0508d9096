/** Address of a file. The version changes with the picture. */
export const avatarUrl = (ownerId: string, fileId: string): string => `/api/users/${ownerId}/avatar?v=${fileId}`;
export const imageUrl = (fileId: string): string => `/api/upload/images/${fileId}`;
export const attachmentUrl = (fileId: string): string => `/api/upload/attachments/${fileId}`;
export const resumeUrl = (ownerId: string, fileId: string): string => `/api/users/${ownerId}/resume?v=${fileId}`;
