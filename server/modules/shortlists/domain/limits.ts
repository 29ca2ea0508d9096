/** Max lists of a company and max people of a list. Unique indexes on slots enforce both. */
export const LIST_SLOTS = 100;
export const PERSON_SLOTS = 500;
