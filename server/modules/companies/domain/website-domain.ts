const host = /^https?:\/\/(?:[^/@?#\\]*@)?([^/:?#\\]+)/;

/** The domain of a website, as the database's `company_domain` reads it. */
export function websiteDomain(website: string | null | undefined): string | null {
  const found = website === null || website === undefined ? undefined : host.exec(website)?.[1];
  return found === undefined ? null : found.toLowerCase().replace(/^www\./, '');
}
