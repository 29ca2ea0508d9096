import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  resumeExtensions,
  resumeMaxBytes,
  type ResumeSuggestion,
  suggestionFields,
} from '@modules/resumes/http/resumes.contract';
import { Button } from '../../../../design-system/Button/Button';
import { FileDropzone } from '../../../../design-system/FileDropzone/FileDropzone';
import { Notice } from '../../../../design-system/Notice/Notice';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import { mayReadAgain } from '../../domain/may-read-again';
import type { SharedProblem } from '../../domain/shared-file';
import { useProfileText } from '../../messages/use-profile-text';

export type AutofillState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly fileName: string }
  | { readonly status: 'failed'; readonly file: File; readonly error: unknown }
  | { readonly status: 'ready'; readonly file: File; readonly suggestions: readonly ResumeSuggestion[] };

export interface ResumeAutofillViewProps {
  readonly state: AutofillState;
  /** Why a file that another app shared is not here; shown until the person chooses one. */
  readonly problem?: SharedProblem | null;
  /** Keeps the read file in the profile; null if its type is not kept. */
  readonly keeping: ReactNode;
  readonly isUsed: (suggestion: ResumeSuggestion) => boolean;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
  readonly onUse: (suggestion: ResumeSuggestion) => void;
}

/** Confidence of a suggestion; below it, the person is asked to check. */
const SURE = 0.8;

/** Fills the form from a résumé: one row per suggestion, with the text it was read from. Nothing is saved before. */
export function ResumeAutofillView(props: ResumeAutofillViewProps) {
  const { state, problem = null, keeping, isUsed, onFile, onStop, onUse } = props;
  const text = useProfileText();
  const errorText = useErrorText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {state.status === 'idle' && problem !== null && (
          <Notice tone="warning" title={text('shared.notOpened')}>
            {text(`shared.${problem}`)}
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice
            tone="warning"
            title={text('autofill.failed')}
            action={
              mayReadAgain(state.error) && (
                <Button variant="text" onClick={() => onFile(state.file)}>
                  {text('autofill.again')}
                </Button>
              )
            }
          >
            {errorText(state.error)}
          </Notice>
        )}
      </Box>
      {state.status === 'reading' && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Box sx={{ width: '100%' }}>
            <TextSkeleton count={4} label={text('autofill.reading', { file: state.fileName })} />
          </Box>
          <Button variant="text" onClick={onStop}>
            {text('autofill.stop')}
          </Button>
        </Box>
      )}
      {state.status === 'ready' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text('autofill.from', { file: state.file.name })}
        </Typography>
      )}
      {keeping}
      {state.status === 'ready' && <Suggestions suggestions={state.suggestions} isUsed={isUsed} onUse={onUse} />}
      {/* After the suggestions: before them, it filled the screen of a phone, where a shared file opens them directly. */}
      {state.status !== 'reading' && (
        <FileDropzone
          label={text(state.status === 'ready' ? 'autofill.other' : 'autofill.choose')}
          hint={text('autofill.hint')}
          accept={resumeExtensions}
          maxBytes={resumeMaxBytes}
          onFile={onFile}
        />
      )}
    </Box>
  );
}

type SuggestionsProps = Pick<ResumeAutofillViewProps, 'isUsed' | 'onUse'> & {
  readonly suggestions: readonly ResumeSuggestion[];
};

function Suggestions({ suggestions, ...more }: SuggestionsProps) {
  const text = useProfileText();
  if (suggestions.length === 0) {
    return (
      <Notice tone="info" title={text('autofill.nothing')}>
        {text('autofill.nothingHint')}
      </Notice>
    );
  }
  return (
    <>
      <Typography>{text('autofill.check')}</Typography>
      {suggestionFields.map((field) => {
        const of = suggestions.filter((suggestion) => suggestion.field === field);
        if (of.length === 0) return null;
        return (
          <Box key={field} component="section">
            <Typography variant="h4" component="h3">
              {text(`autofill.field.${field}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {of.map((suggestion) => (
                <Suggestion key={String(suggestion.value)} suggestion={suggestion} {...more} />
              ))}
            </Box>
          </Box>
        );
      })}
    </>
  );
}

function Suggestion({
  suggestion,
  isUsed,
  onUse,
}: Pick<ResumeAutofillViewProps, 'isUsed' | 'onUse'> & { readonly suggestion: ResumeSuggestion }) {
  const text = useProfileText();
  const value =
    suggestion.field === 'years_experience'
      ? text('autofill.years', { count: Number(suggestion.value) })
      : String(suggestion.value);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'line.main',
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          sx={{
            whiteSpace: 'pre-line',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 6,
            overflow: 'hidden',
          }}
        >
          {value}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('autofill.quote', { quote: suggestion.quote })}
        </Typography>
        {suggestion.confidence < SURE && <StateBadge tone="warning">{text('autofill.unsure')}</StateBadge>}
      </Box>
      {isUsed(suggestion) ? (
        <StateBadge tone="success" icon={Check}>
          {text('autofill.used')}
        </StateBadge>
      ) : (
        <Button
          dense
          onClick={() => onUse(suggestion)}
          aria-label={text('autofill.useNamed', { value: value.slice(0, 80) })}
        >
          {text('autofill.use')}
        </Button>
      )}
    </Box>
  );
}
