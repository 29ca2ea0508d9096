import { ContinueOnPhone } from '../../features/handover/components/ContinueOnPhone';
import { refreshMe } from '../../features/profile/api/refresh-me';
import { EditProfilePage } from '../../features/profile/pages/EditProfilePage';

/** Edits the profile; the résumé may come from a phone. */
export function ProfileEditorPage() {
  return (
    <EditProfilePage
      phoneOffer={<ContinueOnPhone page={{ kind: 'RESUME' }} isBrief onDone={() => void refreshMe()} />}
    />
  );
}
