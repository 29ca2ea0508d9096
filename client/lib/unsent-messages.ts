/** Begins the name of a person's unsent messages in the browser's storage; the rest is the id of their account. */
const PREFIX = 'outgoing-messages:';

export const unsentMessagesKey = (userId: string): string => PREFIX + userId;

/** Whether a person has unsent messages. Does not load the code that sends them. */
export const hasUnsentMessages = (storage: Pick<Storage, 'getItem'>, userId: string): boolean =>
  storage.getItem(unsentMessagesKey(userId)) !== null;

/**
 * Deletes the unsent messages of all people who used this browser.
 *
 * @param except account whose messages stay
 */
export function forgetUnsentMessages(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  except: string | null = null,
): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const kept = except === null ? null : unsentMessagesKey(except);
  for (const key of keys) if (key?.startsWith(PREFIX) === true && key !== kept) storage.removeItem(key);
}
