import {
  jobTemplate,
  type JobTemplate,
  jobTemplates,
  type ListedJobTemplate,
} from '@modules/jobs/http/job-templates.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (companyId: string) => `/api/companies/${companyId}/job-templates` as const;

/** The company's templates of postings; empty while loading. */
export function usePostingTemplates(companyId: string | null): readonly ListedJobTemplate[] {
  const read = useRead(
    'companies',
    ['job-templates', companyId],
    (signal) => api({ path: pathOf(companyId ?? ''), answer: jobTemplates, signal }),
    { enabled: companyId !== null },
  );
  return read.data?.templates ?? [];
}

/** One template with its text. Nothing is read without an id. */
export function usePostingTemplate(companyId: string | null, id: string): Loadable<JobTemplate> {
  return loadable(
    useRead(
      'companies',
      ['job-template', companyId, id],
      (signal) => api({ path: `${pathOf(companyId ?? '')}/${id}`, answer: jobTemplate, signal }),
      { enabled: companyId !== null && id !== '' },
    ),
  );
}

/** Saves a posting with its stages and scorecard as a template. */
export async function savePostingTemplate(companyId: string, jobId: string, name: string): Promise<void> {
  await api({ method: 'POST', path: pathOf(companyId), body: { name, job_id: jobId }, answer: jobTemplates });
}

export async function deletePostingTemplate(companyId: string, id: string): Promise<void> {
  await api({ method: 'DELETE', path: `${pathOf(companyId)}/${id}`, answer: jobTemplates });
}
