import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { removeTemplate, saveStages, saveTemplate, useStages } from '../api/stages';
import { useStagesText } from '../messages/use-stages-text';
import { StagesView } from './StagesView';

/** `/recruiter/jobs/{jobId}/stages` */
export function StagesPage() {
  const text = useStagesText();
  const client = useQueryClient();
  const { jobId = '' } = useParams();
  const stages = useStages(jobId);
  const [savings, setSavings] = useState(0);
  useDocumentTitle(text('title'));
  const reread = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['applications'] });
  };
  return (
    <StagesView
      // The form is reset only after a save, so a colleague's change does not overwrite typed values.
      key={savings}
      jobId={jobId}
      stages={stages}
      onSave={async (body) => {
        await saveStages(jobId, body);
        await reread();
        setSavings((count) => count + 1);
      }}
      onSaveTemplate={async (body) => {
        await saveTemplate(body);
        await reread();
      }}
      onRemoveTemplate={async (id) => {
        await removeTemplate(id);
        await reread();
      }}
    />
  );
}
