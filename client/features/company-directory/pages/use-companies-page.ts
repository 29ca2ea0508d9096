import { useFilterAddress } from '../../../lib/use-filter-address';
import { useDirectory } from '../api/list-directory';
import { addressFromFilters, filtersFromAddress, typedField } from '../domain/directory-filters';

const inAddress = { read: filtersFromAddress, write: addressFromFilters, typedField };

/** The filters in the address, and the companies under them. */
export function useCompaniesPage() {
  const { filters, ask } = useFilterAddress(inAddress);
  return { filters, ask, read: useDirectory(filters) };
}
