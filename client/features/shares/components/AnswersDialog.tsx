import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LinkDetail, LinkFeedback, ShareLinkAnswer } from '@modules/shares/http/share-links.contract';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Quote } from '../../../design-system/Quote/Quote';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { candidateAlias } from '../../../lib/candidate-alias';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useLast } from '../../../lib/use-last';
import { useSharesText } from '../messages/use-shares-text';

export interface AnswersDialogProps {
  /** Null while the dialog is closed. */
  readonly link: ShareLinkAnswer | null;
  readonly detail: Loadable<LinkDetail>;
  readonly onClose: () => void;
}

/** Answers of a link's readers, by person. */
export function AnswersDialog({ link, detail, onClose }: AnswersDialogProps) {
  const text = useSharesText();
  const errorText = useErrorText();
  const shown = useLast(link);
  return (
    <Dialog open={link !== null} title={text('answers.title', { name: shown?.name ?? '' })} onClose={onClose}>
      {detail.status === 'loading' && <TextSkeleton count={4} label={text('loading')} />}
      {detail.status === 'failed' && (
        <ErrorState what={text('loadFailed')} toDo={errorText(detail.error)} onRetry={detail.retry} />
      )}
      {detail.status === 'ready' && <People people={detail.data.people} />}
    </Dialog>
  );
}

function People({ people }: Pick<LinkDetail, 'people'>) {
  const text = useSharesText();
  if (people.length === 0) return <Typography>{text('answers.nobody')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {people.map(({ user, feedback }) => (
        <Box component="section" key={user.id} sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3">
            <TextLink href={paths.candidate(user.id)}>
              {user.is_masked ? `${user.full_name} ${candidateAlias(user.id)}` : user.full_name}
            </TextLink>
          </Typography>
          {feedback.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{text('answers.none')}</Typography>}
          {feedback.map((each) => (
            <Opinion key={each.id} feedback={each} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Opinion({ feedback: { rating, note, author, created_at: at } }: { readonly feedback: LinkFeedback }) {
  const text = useSharesText();
  const language = useLanguage();
  const date = formatDate(at, language);
  return (
    <Box>
      <Typography sx={{ fontWeight: 'bold' }}>{text('answers.rating', { rating })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {author === null ? text('answers.anonymous', { date }) : text('answers.by', { author, date })}
      </Typography>
      {note !== null && <Quote>{note}</Quote>}
    </Box>
  );
}
