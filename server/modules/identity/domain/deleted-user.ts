/** Name shown instead of a deleted account. */
export const deletedUserNames = { fr: 'Utilisateur supprimé', en: 'Deleted user' } as const;

/** An address that nobody can own (RFC 2606), so that the person can register again with theirs. */
export const freedEmail = (accountId: string): string => `${accountId}@deleted.invalid`;
