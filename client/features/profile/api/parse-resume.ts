import { resumeSuggestions, type ResumeSuggestion } from '@modules/resumes/http/resumes.contract';
import { session, upload } from '../../../lib/backend';

/** Suggestions for the profile from a résumé. The server does not store the file. */
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
