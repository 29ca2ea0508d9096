import { resumeSuggestions, type ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { session, upload } from '../../../lib/backend';

/** What a résumé suggests for the profile. The server keeps nothing of the file. */
export async function parseResume(file: File, signal: AbortSignal): Promise<readonly ResumeSuggestion[]> {
  const release = session.occupy();
  try {
    const { suggestions } = await upload({
      path: '/api/users/me/resume/parse',
      fields: {},
      file,
      answer: resumeSuggestions,
      onPhase: () => undefined,
      signal,
    });
    return suggestions;
  } finally {
    release();
  }
}
