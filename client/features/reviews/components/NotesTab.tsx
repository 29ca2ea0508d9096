import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import type { ApplicationNotes, WriteNoteRequest } from '@modules/applications/http/notes.contract';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { MentionArea } from '../../../design-system/form/MentionArea';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime, formatList } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { mentionsIn } from '../domain/mentions';
import { useReviewsText } from '../messages/use-reviews-text';

export interface NotesTabProps {
  readonly notes: Loadable<ApplicationNotes>;
  readonly onWrite: (body: WriteNoteRequest) => Promise<void>;
}

const schema = z.object({ text: z.string().trim().min(1).max(4000) });

/** Internal notes of the team about an application. */
export function NotesTab({ notes, onWrite }: NotesTabProps) {
  const text = useReviewsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const toasts = useToasts();
  if (notes.status === 'loading') return <TextSkeleton count={4} label={text('notes.loading')} />;
  if (notes.status === 'failed') {
    return <ErrorState level={3} what={text('notes.loadFailed')} toDo={errorText(notes.error)} onRetry={notes.retry} />;
  }
  const { notes: list, people } = notes.data;
  const names = formatList(
    people.map(({ full_name: name }) => name),
    language,
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {list.length === 0 ? (
        <EmptyState level={3} title={text('notes.empty')} sentence={text('notes.emptySentence')} />
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('notes.private')}
          </Typography>
          <Notes list={list} />
        </>
      )}
      <Form
        schema={schema}
        defaultValues={{ text: '' }}
        label={text('notes.text')}
        afterSubmit="clear"
        onSubmit={async ({ text: written }) => {
          await onWrite({ text: written, mentions: mentionsIn(written, people) });
          toasts.success(text('notes.written'));
        }}
      >
        <MentionArea
          name="text"
          people={people}
          label={text('notes.text')}
          hint={people.length === 0 ? text('notes.hintAlone') : text('notes.hint', { names })}
          rows={3}
          maxLength={4000}
        />
        <FormActions>
          <SubmitButton>{text('notes.write')}</SubmitButton>
        </FormActions>
      </Form>
    </Box>
  );
}

function Notes({ list }: { readonly list: ApplicationNotes['notes'] }) {
  const text = useReviewsText();
  const language = useLanguage();
  return (
    <Box
      component="ul"
      aria-label={text('notes.list')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2.5 }}
    >
      {list.map((note) => (
        <Box component="li" key={note.id}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note.is_yours ? text('notes.you') : (note.author ?? text('notes.somebody'))} ·{' '}
            {formatDateTime(note.created_at, language)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
            {note.text}
          </Typography>
          {note.mentions.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('notes.mentions', { names: formatList(note.mentions, language) })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
