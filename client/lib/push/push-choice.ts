/**
 * Stores the choice for this device: the account and the subjects. If a session expired, the next sign-in restores them. A separate
 * file, because the first page reads it and needs nothing else of this folder.
 */
export const PUSH_CHOICE = 'push_choice';
