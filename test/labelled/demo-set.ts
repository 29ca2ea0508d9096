import { frenchTypography } from '../../server/demo/french-typography.js';
import { jobs } from '../../server/demo/content/jobs.js';
import { seekers } from '../../server/demo/content/seekers.js';
import { postingLanguage } from '../../server/modules/jobs/domain/posting-language.js';
import { parseSalary, yearlySalary } from '../../server/modules/jobs/domain/salary.js';
import type { JobPosting, PayRange, SeekerProfile } from '../../server/modules/matching/engine/inputs.js';
import { jobPosting, seekerProfile } from '../../server/modules/matching/engine/spec-texts/blank.js';

/** People and postings by a name to print. */
export interface TextsToMatch {
  readonly people: ReadonlyMap<string, SeekerProfile>;
  readonly jobs: ReadonlyMap<string, JobPosting>;
}

/** The people and postings of the demo as matching reads them from the database, without words spoken in videos. */
export function readDemoSet(): TextsToMatch {
  return {
    people: new Map(
      seekers.map((seeker) => {
        const set = seeker.language === 'fr' ? frenchTypography : (text: string) => text;
        const profile = seekerProfile({
          title: seeker.title,
          skills: seeker.skills,
          experience: set(seeker.experience),
          bio: set(seeker.bio),
          yearsExperience: seeker.years_experience,
          location: seeker.location,
          openToRemote: seeker.open_to_remote,
          availability: seeker.availability,
          workType: seeker.work_type_preference,
          industry: seeker.industry_preference,
          pay: payOf(set(seeker.salary_range)),
        });
        return [seeker.full_name, profile];
      }),
    ),
    jobs: new Map(
      jobs.map((job) => {
        const language = postingLanguage(`${job.title}\n${job.description}`);
        const set = language === 'fr' ? frenchTypography : (text: string) => text;
        const posting = jobPosting({
          title: set(job.title),
          department: job.department,
          description: set(job.description),
          requirements: job.requirements.map(set),
          location: job.location,
          remote: job.remote ?? false,
          jobType: job.job_type,
          language,
          pay: payOf(set(job.salary_range)),
        });
        return [`${job.company}: ${posting.title}`, posting];
      }),
    ),
  };
}

function payOf(text: string): PayRange | null {
  const salary = parseSalary(text);
  const yearly = salary && yearlySalary(salary);
  return yearly ? { text, ...yearly } : null;
}
