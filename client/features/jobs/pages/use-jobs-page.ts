import { useFilterAddress } from '../../../lib/use-filter-address';
import { useFeaturedCompanies } from '../api/featured-companies';
import { useJobs } from '../api/list-jobs';
import { addressFromFilters, filtersFromAddress, typedField } from '../domain/job-filters';

const inAddress = { read: filtersFromAddress, write: addressFromFilters, typedField };

/** The filters in the address, and everything that the list of postings reads for them. */
export function useJobsPage() {
  const { filters, ask } = useFilterAddress(inAddress);
  return { filters, ask, read: useJobs(filters), featured: useFeaturedCompanies() };
}
