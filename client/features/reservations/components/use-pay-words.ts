import { sayWrittenSalary } from '../../../design-system/form/salary-text';
import { useLanguage } from '../../../lib/i18n';
import { useJobWords } from '../../../lib/job-words';
import type { ShownReservation } from '../api/shown-reservation';
import { useReservationsText } from '../messages/use-reservations-text';

/** Pay of a request: the text written for this person, otherwise the posting's pay. */
export function usePayWords(): (reservation: ShownReservation) => string {
  const text = useReservationsText();
  const words = useJobWords();
  const language = useLanguage();
  return ({ salary, job }) => {
    if (salary !== null) return sayWrittenSalary(salary, language);
    return job === null || job.salary_range === null ? text('fact.noSalary') : words.salary(job);
  };
}
