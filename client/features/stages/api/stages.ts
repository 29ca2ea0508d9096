import {
  jobStages,
  type JobStages,
  type SaveStagesRequest,
  type SaveTemplateRequest,
  stageTemplates,
} from '@modules/applications/http/stages.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

export function useStages(jobId: string): Loadable<JobStages> {
  return loadable(
    useRead('applications', ['stages', jobId], (signal) =>
      api({ path: `/api/jobs/${jobId}/stages`, answer: jobStages, signal }),
    ),
  );
}

export async function saveStages(jobId: string, body: SaveStagesRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/jobs/${jobId}/stages`, body, answer: jobStages });
}

export async function saveTemplate(body: SaveTemplateRequest): Promise<void> {
  await api({ method: 'POST', path: '/api/stage-templates', body, answer: stageTemplates });
}

export async function removeTemplate(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/stage-templates/${id}`, answer: stageTemplates });
}
