import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useHasVideo } from '../api/has-video';
import { useCompleteness } from '../api/stats';
import { updatePreferences } from '../api/update-me';
import { missingParts } from '../domain/missing-parts';
import { useProfileText } from '../messages/use-profile-text';
import { ProfileView } from './ProfileView';
import { useSaveProfile } from './use-save-profile';

export function ProfilePage() {
  const text = useProfileText();
  const user = useCurrentUser();
  const isSeeker = user.user_type === 'JOB_SEEKER';
  const percent = useCompleteness(isSeeker);
  const hasVideo = useHasVideo(isSeeker);
  const save = useSaveProfile();
  useDocumentTitle(text('title'));
  return (
    <ProfileView
      user={user}
      percent={percent}
      missing={missingParts(user, hasVideo)}
      onSave={save}
      onVisible={(isVisible) => updatePreferences({ profile_visible: isVisible })}
    />
  );
}
