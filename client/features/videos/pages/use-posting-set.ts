import { useSearchParams } from 'react-router';
import { useAskedOnVideo } from '../api/asked-on-video';
import type { RecordSetupProps } from '../components/Recorder/RecordSetup';
import { setOfPosting } from '../domain/recording';
import { useRecorderText } from '../messages/use-recorder-text';

export interface PostingSet {
  readonly isLoading: boolean;
  /** The posting in the address, to return to; null if there is none or it cannot be read. */
  readonly jobId: string | null;
  /** Its questions, for the choice of questions. */
  readonly posting: NonNullable<RecordSetupProps['posting']> | null;
}

/**
 * The posting whose questions the person answers: the given one, or that of the address (`?job=`). If it cannot be read, recording
 * still works.
 */
export function usePostingSet(given: string | null = null): PostingSet {
  const text = useRecorderText();
  const [address] = useSearchParams();
  const asked = useAskedOnVideo(given ?? address.get('job'));
  if (asked.status === 'loading') return { isLoading: true, jobId: null, posting: null };
  if (asked.status === 'failed') return { isLoading: false, jobId: null, posting: 'unknown' };
  if (asked.data === null) return { isLoading: false, jobId: null, posting: null };
  const { jobId, title, company, questions } = asked.data;
  if (questions.length === 0) return { isLoading: false, jobId, posting: 'none' };
  const name = text('setup.posting.set', { company, title });
  return { isLoading: false, jobId, posting: setOfPosting(jobId, name, questions) };
}
