import { paths } from '../../../lib/paths';
import { useNotes, writeNote } from '../api/notes';
import { saveReview, useMyReview, useTeamReviews } from '../api/reviews';
import { NotesTab } from './NotesTab';
import { ReviewTab } from './ReviewTab';

/** The reader's review of an application, then the team's. */
export function ApplicationReviews({ id, jobId }: { readonly id: string; readonly jobId: string }) {
  const own = useMyReview(id);
  const isSubmitted = own.status === 'ready' && typeof own.data.review?.submitted_at === 'string';
  const team = useTeamReviews(id, isSubmitted);
  return (
    <ReviewTab own={own} team={team} scorecardHref={paths.scorecard(jobId)} onSave={(body) => saveReview(id, body)} />
  );
}

/** The team's notes about an application. */
export function ApplicationNotes({ id }: { readonly id: string }) {
  return <NotesTab notes={useNotes(id)} onWrite={(body) => writeNote(id, body)} />;
}
