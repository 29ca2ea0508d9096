/**
 * Where a candidate found the posting, as far as the browser knows. The values are explained in `http/applications.contract.ts`.
 */
export type ApplicationSource = 'SEARCH' | 'MATCHES' | 'DASHBOARD' | 'COMPANY_PAGE' | 'WEB' | 'LINK';
