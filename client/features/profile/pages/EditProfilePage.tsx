import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LeaveGuard } from '../../../design-system/LeaveGuard/LeaveGuard';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useDraft } from '../../../lib/use-draft';
import { useHasVideo } from '../api/has-video';
import { removePhoto, savePhoto } from '../api/photo';
import { parseResume } from '../api/parse-resume';
import { removeResume, sendResume } from '../api/resume';
import { useCompleteness } from '../api/stats';
import { ResumeAutofill } from '../components/ResumeAutofill/ResumeAutofill';
import { ResumeField } from '../components/ResumeField/ResumeField';
import { missingParts } from '../domain/missing-parts';
import { editorBody, type EditorValues, typedProfile } from '../forms/editor.schema';
import { useProfileText } from '../messages/use-profile-text';
import { EditProfileView } from './EditProfileView';
import { usePartInAddress } from './use-part-in-address';
import { useSharedFile } from './use-shared-file';
import { useSaveProfile } from './use-save-profile';

interface EditProfilePageProps {
  /** Offers to send the résumé from a phone. */
  readonly phoneOffer: ReactNode;
}

export function EditProfilePage({ phoneOffer }: EditProfilePageProps) {
  const text = useProfileText();
  const user = useCurrentUser();
  const percent = useCompleteness(true);
  const hasVideo = useHasVideo(true);
  const { suggestions, ask } = useSkillSuggestions();
  const { typed, keep, forget } = useDraft('profile', typedProfile);
  const [isUnsaved, setUnsaved] = useState(false);
  const saveProfile = useSaveProfile();
  const jobId = useSearchParams()[0].get('job');
  const jobHref = jobId === null ? null : paths.job(encodeURIComponent(jobId));
  const navigate = useNavigate();
  const [isSaved, setSaved] = useState(false);
  // Only after the form is clean; earlier, the page would ask whether to leave.
  useEffect(() => {
    if (isSaved && !isUnsaved && jobHref !== null) void navigate(jobHref);
  }, [isSaved, isUnsaved, jobHref, navigate]);
  const { file, problem, onTaken } = useSharedFile();
  useDocumentTitle(text('editor.title'));
  usePartInAddress();
  const save = async (values: EditorValues): Promise<void> => {
    await saveProfile(editorBody(values, user));
    forget();
    setSaved(true);
  };
  return (
    <>
      <EditProfileView
        user={user}
        percent={percent}
        missing={missingParts(user, hasVideo)}
        suggestions={suggestions}
        onQuery={ask}
        onSave={save}
        typed={typed}
        onTyped={keep}
        onForget={forget}
        onDirty={setUnsaved}
        onPhoto={savePhoto}
        onRemovePhoto={removePhoto}
        jobHref={jobHref}
        autofill={
          <ResumeAutofill
            onKeep={sendResume}
            onParse={parseResume}
            shared={file}
            onShared={onTaken}
            problem={problem}
          />
        }
        resume={
          <>
            <ResumeField resume={user.resume} onSend={sendResume} onRemove={() => removeResume(user.resume)} />
            {phoneOffer}
          </>
        }
      />
      <LeaveGuard isUnsaved={isUnsaved} onLeave={forget} />
    </>
  );
}
