import { formatSalary } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import type { ActiveFilter, CandidateFilters } from '../../domain/candidate-filters';
import { useCandidatesText } from '../../messages/use-candidates-text';

/** Short text of an active filter: `« soudeur »`, `3 ans d’expérience ou plus`. */
export function useFilterWords(): (filters: CandidateFilters, active: ActiveFilter) => string {
  const text = useCandidatesText();
  const language = useLanguage();
  return (filters, { name, skill }) => {
    switch (name) {
      case 'search':
        return text('active.search', { words: filters.search });
      case 'location':
        return filters.location;
      case 'skills':
        return skill ?? '';
      case 'experience_min':
        return text('active.experienceMin', { count: filters.experience_min ?? 0 });
      case 'experience_max':
        return text('active.experienceMax', { count: filters.experience_max ?? 0 });
      case 'remote':
        return text('active.remote');
      case 'has_video':
        return text('active.hasVideo');
      case 'salary_min':
        return formatSalary({ min: filters.salary_min, max: null, period: 'YEAR' }, language) ?? '';
      case 'salary_max':
        return formatSalary({ min: null, max: filters.salary_max, period: 'YEAR' }, language) ?? '';
    }
  };
}
