import type { Meta } from '@storybook/react-vite';
import profileMeta, * as profile from '../../client/features/candidate-profile/pages/CandidateProfileView.stories';
import reserveMeta, * as reserve from '../../client/features/candidates/reserve/ReserveDialog.stories';
import candidatesMeta, * as candidates from '../../client/features/candidates/pages/CandidatesView.stories';
import requestsMeta, * as requests from '../../client/features/reservations/pages/RequestsView.stories';
import reservationsMeta, * as reservations from '../../client/features/reservations/pages/ReservationsView.stories';
import { FlowPage } from './FlowPage';
import { step } from './step';

const meta = {
  title: 'Flows/Reserve',
  parameters: {
    docs: { page: FlowPage },
    flow: {
      fr: 'Une entreprise trouve un profil masqué et le réserve; la personne décide si elle donne ses coordonnées.',
      en: 'A company finds a masked profile and reserves it; the person decides whether to give their contact details.',
    },
  },
} satisfies Meta;
export default meta;

export const FindsAPerson = step(
  { fr: 'L’entreprise cherche parmi les profils masqués.', en: 'The company searches the masked profiles.' },
  candidatesMeta,
  candidates.Ready,
);
export const ReadsTheMaskedProfile = step(
  { fr: 'Elle lit le profil, sans nom ni visage.', en: 'It reads the profile, without name or face.' },
  profileMeta,
  profile.Masked,
);
export const Reserves = step(
  {
    fr: 'Elle réserve le profil pour un crédit et écrit un message.',
    en: 'It reserves the profile for a credit and writes a message.',
  },
  reserveMeta,
  reserve.Open,
);
export const WaitsForTheAnswer = step(
  { fr: 'La demande attend la réponse, 72 heures au plus.', en: 'The request waits for the answer, 72 hours at most.' },
  reservationsMeta,
  reservations.Active,
);
export const PersonDecides = step(
  { fr: 'La personne lit la demande et décide.', en: 'The person reads the request and decides.' },
  requestsMeta,
  requests.OneRequest,
);
export const RequestIsAccepted = step(
  { fr: 'L’entreprise voit que la demande est acceptée.', en: 'The company sees that the request was accepted.' },
  reservationsMeta,
  reservations.Accepted,
);
export const ReadsTheOpenProfile = step(
  { fr: 'Le profil est ouvert, coordonnées comprises.', en: 'The profile is open, with contact details.' },
  profileMeta,
  profile.Matched,
);
