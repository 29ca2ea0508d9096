/** Date of the newest privacy policy, on its page and in consents. After a change, people with older accounts see a notice. */
export const PRIVACY_POLICY_DATE = '2026-11-26';

const READ = 'privacy_policy_read';

/** Whether the account is older than the policy, and the notice about it was not closed on this device. */
export const isPolicyNew = (accountCreatedAt: string, storage: Pick<Storage, 'getItem'>): boolean =>
  accountCreatedAt.slice(0, PRIVACY_POLICY_DATE.length) < PRIVACY_POLICY_DATE &&
  storage.getItem(READ) !== PRIVACY_POLICY_DATE;

export const rememberPolicy = (storage: Pick<Storage, 'setItem'>): void => storage.setItem(READ, PRIVACY_POLICY_DATE);
