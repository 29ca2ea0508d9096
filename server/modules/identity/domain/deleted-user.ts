/** Who stands where somebody stood whose account is gone. */
export const deletedUserNames = { fr: 'Utilisateur supprimé', en: 'Deleted user' } as const;

/** An address that nobody can have (RFC 2606), so that the person may sign up anew with theirs. */
export const freedEmail = (accountId: string): string => `${accountId}@deleted.invalid`;
