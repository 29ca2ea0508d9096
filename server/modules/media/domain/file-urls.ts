/** Where a file is served; the version makes the address of another picture another address. */
export const avatarUrl = (ownerId: string, fileId: string): string => `/api/users/${ownerId}/avatar?v=${fileId}`;
export const imageUrl = (fileId: string): string => `/api/upload/images/${fileId}`;
export const attachmentUrl = (fileId: string): string => `/api/upload/attachments/${fileId}`;
export const resumeUrl = (ownerId: string, fileId: string): string => `/api/users/${ownerId}/resume?v=${fileId}`;
