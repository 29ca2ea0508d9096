/** Links of a company that can be opened at the same time. */
export const LINK_SLOTS = 50;
/** People in one link. */
export const PERSON_SLOTS = 20;
/** Answers of readers about one person in one link. */
export const FEEDBACK_SLOTS = 20;
/** Max days from making a link to its end. */
export const LONGEST_DAYS = 30;
