import { paths } from '../../../lib/paths';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { leaveBlindReview, useBlindReview } from '../api/blind-review';
import { useNotes, writeNote } from '../api/notes';
import { saveReview, useMyReview, useTeamReviews } from '../api/reviews';
import { useReviewsText } from '../messages/use-reviews-text';
import { BlindReview } from './BlindReview/BlindReview';
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

/** A review before the reader knows who the person is. */
export function ApplicationBlindReview({ id }: { readonly id: string }) {
  const text = useReviewsText();
  const toasts = useToasts();
  return (
    <BlindReview
      review={useBlindReview(id)}
      own={useMyReview(id)}
      onSave={async (body) => {
        await saveReview(id, body);
        toasts.success(text(body.submit === false ? 'review.kept' : 'review.sent'));
      }}
      onLeave={() => leaveBlindReview(id)}
    />
  );
}

/** The team's notes about an application. */
export function ApplicationNotes({ id }: { readonly id: string }) {
  return <NotesTab notes={useNotes(id)} onWrite={(body) => writeNote(id, body)} />;
}
