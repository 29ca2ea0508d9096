import type { Resume } from '@modules/identity/http/users.contract';
import { documentUploaded } from '@modules/media/http/files.contract';
import { removed } from '@modules/media/http/media.contract';
import { api, session, upload } from '../../../lib/backend';
import type { SendResume } from '../components/ResumeField/use-resume-upload';
import { refreshMe } from './refresh-me';

/** Progress shown once all bytes are sent and the server has not answered yet. */
const ARRIVING_PERCENT = 95;

/** Uploads a résumé, which replaces the previous one. */
export const sendResume: SendResume = async (file, onPercent, signal) => {
  const release = session.occupy();
  try {
    await upload({
      path: '/api/upload/file',
      fields: {},
      file,
      answer: documentUploaded,
      onPhase: (phase) => onPercent(phase.name === 'uploading' ? phase.percent : ARRIVING_PERCENT),
      signal,
    });
  } finally {
    release();
  }
  await refreshMe();
};

export async function removeResume(resume: Resume | null): Promise<void> {
  const fileId = resume && new URL(resume.url, window.location.origin).searchParams.get('v');
  if (fileId) await api({ method: 'DELETE', path: `/api/upload/file/${fileId}`, answer: removed });
  await refreshMe();
}
