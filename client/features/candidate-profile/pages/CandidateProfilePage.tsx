import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { MaskedCandidate, PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { useCreditBalance } from '../../../lib/credits/use-credit-balance';
import { useCreditCosts } from '../../../lib/credits/use-credit-costs';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useBoughtVideos } from '../api/bought-videos';
import { buyVideoAccess } from '../api/buy-video-access';
import { useCandidate } from '../api/get-candidate';
import { CandidatePlayer } from '../components/CandidatePlayer';
import { useNow } from '../../../lib/use-now';
import { useCandidateText } from '../messages/use-candidate-text';
import { CandidateProfileView } from './CandidateProfileView';

export interface CandidateProfilePageProps {
  readonly renderReserve: (candidate: MaskedCandidate) => ReactNode;
  readonly renderSimilar: (candidate: PresentedCandidate) => ReactNode;
}

export function CandidateProfilePage({ renderReserve, renderSimilar }: CandidateProfilePageProps) {
  const text = useCandidateText();
  const { userId = '' } = useParams();
  const candidate = useCandidate(userId);
  const price = useCreditCosts().data?.VIDEO_ACCESS;
  const available = useCreditBalance().data?.available_balance;
  const bought = useBoughtVideos(userId, candidate.status === 'ready' && candidate.data.is_masked);
  const now = useNow();
  useDocumentTitle(candidate.status === 'ready' ? candidate.data.full_name : text('title'));
  return (
    <CandidateProfileView
      candidate={candidate}
      now={now}
      renderPlayer={(videoId) => <CandidatePlayer videoId={videoId} />}
      renderReserve={renderReserve}
      renderSimilar={renderSimilar}
      access={{ price, available, bought, onBuy: buyVideoAccess }}
    />
  );
}
