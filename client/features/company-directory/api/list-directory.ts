import { companyDirectory } from '@modules/companies/http/company-directory.contract';
import { api } from '../../../lib/backend';
import { useReadFurther } from '../../../lib/use-read';
import { addressFromFilters, type DirectoryFilters } from '../domain/directory-filters';

/** Companies per page: fills rows of two and three. */
const STEP = 24;

/** Companies under `filters`, by name. */
export function useDirectory(filters: DirectoryFilters) {
  const asked = Object.fromEntries(addressFromFilters(filters));
  return useReadFurther('companies', ['directory', asked], (after, signal) =>
    api({
      path: '/api/companies/directory',
      query: { ...asked, after: after ?? undefined, limit: STEP },
      answer: companyDirectory,
      signal,
    }),
  );
}
