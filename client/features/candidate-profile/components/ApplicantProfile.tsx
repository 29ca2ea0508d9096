import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { useCandidate } from '../api/get-candidate';
import { useCandidateText } from '../messages/use-candidate-text';
import { CandidatePlayer } from './CandidatePlayer';
import { CandidateProfile } from './CandidateProfile';
import { useNow } from '../../../lib/use-now';

export interface ApplicantProfileProps {
  readonly userId: string;
  /** The video that the person chose to show first. */
  readonly firstVideo: string | null;
}

/** A person's profile inside another page, as far as it is open to the reader's company. */
export function ApplicantProfile({ userId, firstVideo }: ApplicantProfileProps) {
  const text = useCandidateText();
  const errorText = useErrorText();
  const candidate = useCandidate(userId);
  const now = useNow();
  if (candidate.status === 'loading') return <TextSkeleton count={8} label={text('loading')} />;
  if (candidate.status === 'failed')
    return <ErrorState level={3} what={text('failed')} toDo={errorText(candidate.error)} onRetry={candidate.retry} />;
  const isFirst = ({ id }: { id: string }): boolean => id === firstVideo;
  const { data } = candidate;
  const shown = data.is_masked
    ? data
    : { ...data, video_profiles: data.video_profiles.toSorted((one, other) => +isFirst(other) - +isFirst(one)) };
  return (
    <CandidateProfile candidate={shown} now={now} renderPlayer={(videoId) => <CandidatePlayer videoId={videoId} />} />
  );
}
