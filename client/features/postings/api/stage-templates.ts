import { jobStages, stageTemplates, type StageTemplate } from '@modules/applications/http/stages.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** The company's templates of stages; empty while loading. */
export function useStageTemplates(): readonly StageTemplate[] {
  const read = useRead('applications', ['stage-templates'], (signal) =>
    api({ path: '/api/stage-templates', answer: stageTemplates, signal }),
  );
  return read.data?.templates ?? [];
}

/** Gives a new posting the stages of a template. */
export async function takeTemplate(jobId: string, { stages }: Pick<StageTemplate, 'stages'>): Promise<void> {
  await api({ method: 'PUT', path: `/api/jobs/${jobId}/stages`, body: { version: 0, stages }, answer: jobStages });
}
