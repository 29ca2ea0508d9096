import type { SealedColumn } from '../../../platform/security/reseal-column.js';

/** Client secrets of companies, for `npm run rotate-secrets`. */
export const clientSecrets: SealedColumn = {
  table: 'company_sso',
  column: 'client_secret',
  owner: 'company_id',
  purpose: 'company-sign-in',
};
