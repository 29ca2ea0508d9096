import { CloseAccountAgainJob } from './jobs/close-account-again.job.js';
import { RunRetentionJob } from './jobs/run-retention.job.js';
import { ExpiredRows } from './persistence/expired-rows.js';
import { IdentityPersonalData } from './persistence/identity-personal-data.js';
import { ListConsents } from './queries/list-consents.query.js';
import { ListRetention } from './queries/list-retention.query.js';
import { OwnRecords } from './queries/own-records.query.js';
import { CloseAccount } from './use-cases/close-account.js';
import { EraseAccounts } from './use-cases/erase-accounts.js';
import { ExportAccount } from './use-cases/export-account.js';
import { GiveConsent } from './use-cases/give-consent.js';
import { RunRetention } from './use-cases/run-retention.js';
import { SetAvatarUrl } from './use-cases/set-avatar-url.js';

/** Providers for people's data rights and retention. */
export const privacyProviders = [
  CloseAccount,
  CloseAccountAgainJob,
  EraseAccounts,
  ExpiredRows,
  ExportAccount,
  GiveConsent,
  IdentityPersonalData,
  ListConsents,
  ListRetention,
  OwnRecords,
  RunRetention,
  RunRetentionJob,
  SetAvatarUrl,
];
