/**
 * Where the choice for this device is kept: whose it is, and the subjects. After a session that expired they start again at the next
 * sign-in. A file of its own, because the first page reads it and needs nothing else of this folder.
 */
export const PUSH_CHOICE = 'push_choice';
