import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { forgetSharedResume } from '../../../lib/forget-shared-resume';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { outcomeIn } from '../domain/shared-file';
import { useProfileText } from '../messages/use-profile-text';
import { SharedResumeView } from './SharedResumeView';

/** Continues with a résumé shared from another app: job seekers go to their profile, others read why it opens nothing. */
export function SharedResumePage() {
  const text = useProfileText();
  const isSeeker = useCurrentUser().user_type === 'JOB_SEEKER';
  const outcome = outcomeIn(useSearchParams()[0].get('file')) ?? 'missing';
  useDocumentTitle(text(isSeeker ? 'editor.title' : 'shared.title'));
  useEffect(() => {
    if (!isSeeker) void forgetSharedResume(globalThis.caches);
  }, [isSeeker]);
  return isSeeker ? <Navigate to={paths.editProfileWith(outcome)} replace /> : <SharedResumeView />;
}
