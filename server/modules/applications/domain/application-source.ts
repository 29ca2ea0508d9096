/**
 * Where a candidate found the posting, as far as the browser knows. The wire has the same words, and what each means
 * (`http/applications.contract.ts`).
 */
export type ApplicationSource = 'SEARCH' | 'MATCHES' | 'DASHBOARD' | 'COMPANY_PAGE' | 'WEB' | 'LINK';
