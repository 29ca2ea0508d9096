const host = /^https?:\/\/(?:[^/@?#\\]*@)?([^/:?#\\]+)/;

/** The domain of a website, calculated like `company_domain` in the database. */
export function websiteDomain(website: string | null | undefined): string | null {
  const found = website === null || website === undefined ? undefined : host.exec(website)?.[1];
  return found === undefined ? null : found.toLowerCase().replace(/^www\./, '');
}
