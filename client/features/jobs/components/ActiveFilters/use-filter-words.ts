import { formatSalary } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import type { FilterName, JobFilters } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';

/** Short text of an active filter: `« soudeur »`, `à partir de 60 000 $ par an`. */
export function useFilterWords(): (filters: JobFilters, name: FilterName) => string {
  const text = useJobsText();
  const shared = useSharedText();
  const language = useLanguage();
  return (filters, name) => {
    switch (name) {
      case 'search':
        return text('active.search', { words: filters.search });
      case 'location':
        return filters.location;
      case 'job_type':
        return filters.job_type === '' ? '' : shared(`jobType.${filters.job_type}`);
      case 'salary_min':
        return formatSalary({ min: filters.salary_min, max: null, period: 'YEAR' }, language) ?? '';
      case 'salary_max':
        return formatSalary({ min: null, max: filters.salary_max, period: 'YEAR' }, language) ?? '';
      case 'remote':
        return text('active.remote');
      case 'company_id':
        return text('filters.company');
    }
  };
}
