import { checkPosting } from '../domain/posting-checklist.js';
import { parseSalary } from '../domain/salary.js';
import type { CheckPostingInput, PostingChecklist } from '../http/jobs.contract.js';

/** The checklist shown while a posting is written. */
export function checkedPosting(input: CheckPostingInput): PostingChecklist {
  const salaryRange = input.salary_range ?? '';
  const items = checkPosting({
    title: input.title ?? '',
    description: input.description ?? '',
    requirements: input.requirements ?? [],
    videoQuestions: input.video_questions ?? [],
    location: input.location ?? '',
    remote: input.remote ?? false,
    salaryRange,
  });
  return { items: [...items], pay: salaryRange === '' ? null : parseSalary(salaryRange) };
}
