import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useSkillSuggestions } from '../api/suggest-skills';
import { updateMe, updatePreferences } from '../api/update-me';
import { useProfileText } from '../messages/use-profile-text';
import { ProfileView } from './ProfileView';

export function ProfilePage() {
  const text = useProfileText();
  const user = useCurrentUser();
  const skillSuggestions = useSkillSuggestions();
  useDocumentTitle(text('title'));
  return (
    <ProfileView
      user={user}
      skillSuggestions={skillSuggestions}
      onSave={updateMe}
      onVisible={(isVisible) => updatePreferences({ profile_visible: isVisible })}
    />
  );
}
