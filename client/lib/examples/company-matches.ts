import type { Language } from '../i18n';
import type { PostedMatch } from '../posted-match';
import { maskedCamille } from './candidates';
import { nurseMatch } from './matches';

/** Matches as the posting's company gets them: reasons about the person, who is masked until the profile is open. */
export function suggestedPerson(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  const french = language === 'fr';
  const { id, location, bio, experience, skills, years_experience, video_profiles } = maskedCamille;
  const match = nurseMatch(language);
  return {
    ...match,
    reasons: [
      french
        ? 'La personne a huit ans aux soins intensifs ; l’offre en demande cinq.'
        : 'The person has eight years in intensive care; the posting asks for five.',
    ],
    evidence: match.evidence.filter(({ part }) => part === 'skills'),
    user: {
      ...match.user,
      id,
      is_masked: true,
      full_name: french ? 'Candidat·e' : 'Candidate',
      location,
      bio,
      experience,
      skills: [...skills],
      years_experience,
      email: null,
      video_profiles: [...video_profiles],
      reservation_price: 1,
      may_reserve: 'NOW',
    },
    allowed_actions: ['MATCHED', 'REJECTED'],
    unlock_price: 2,
    ...changes,
  };
}

/** The person said yes and waits for the company. */
export function interestedPerson(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  return suggestedPerson(language, { id: '0199f0c2-0000-7000-8000-00000000d003', status: 'ACCEPTED', ...changes });
}

/** Both sides said yes. */
export function matchedPerson(language: Language, changes: Partial<PostedMatch> = {}): PostedMatch {
  const { user } = nurseMatch(language);
  return suggestedPerson(language, {
    id: '0199f0c2-0000-7000-8000-00000000d004',
    status: 'MATCHED',
    is_mutual: true,
    user: { ...user, interaction_status: { type: 'MATCHED' } },
    allowed_actions: ['HIRED', 'CANCELLED'],
    unlock_price: null,
    ...changes,
  });
}
