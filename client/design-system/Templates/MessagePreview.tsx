import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { PreviewMessageRequest } from '@modules/applications/http/message-templates.contract';
import { useErrorText } from '../../lib/error-text';
import { languages, useLanguage } from '../../lib/i18n';
import type { MessageTools } from '../../lib/message-templates/message-tools';
import { useMessagePreview } from '../../lib/message-templates/use-message-preview';
import { ErrorState } from '../ErrorState/ErrorState';
import { SegmentedFilter } from '../SegmentedFilter/SegmentedFilter';
import { TextSkeleton } from '../Skeletons/TextSkeleton';
import { radius } from '../theme/tokens';
import { useTemplateText } from './messages';
import { textIn } from './TemplateMenu';

export interface MessagePreviewProps {
  readonly request: PreviewMessageRequest;
  readonly preview: MessageTools['preview'];
  /** Shown after the text, such as a note. */
  readonly children?: ReactNode;
}

/** The text as the person will read it, in both languages; the person's own first. */
export function MessagePreview({ request, preview, children }: MessagePreviewProps) {
  const text = useTemplateText();
  const errorText = useErrorText();
  const own = useLanguage();
  const shown = useMessagePreview(request, preview);
  const [chosen, setChosen] = useState<'fr' | 'en' | null>(null);
  const data = shown.status === 'ready' ? shown.data : null;
  const language = chosen ?? data?.sent_in ?? own;
  const present = data === null ? [] : languages.filter((each) => data[each] !== null);
  const [only] = present;
  return (
    <Box
      component="section"
      aria-label={text('preview')}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        minWidth: 0,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
        {text('preview')}
      </Typography>
      {shown.status === 'loading' && <TextSkeleton count={3} label={text('previewLoading')} />}
      {shown.status === 'failed' && (
        <ErrorState level={3} what={text('previewFailed')} toDo={errorText(shown.error)} onRetry={shown.retry} />
      )}
      {data !== null && (
        <>
          {present.length > 1 ? (
            <SegmentedFilter
              label={text('previewLanguage')}
              options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
              value={language}
              onChange={setChosen}
            />
          ) : (
            only !== undefined && (
              <Typography variant="caption">{text('onlyOther', { language: text(`language.${only}`) })}</Typography>
            )
          )}
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {textIn(data, language)}
          </Typography>
          {children}
          {data.sent_in !== null && present.length > 1 && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {text('sentIn', { language: text(`language.${data.sent_in}`) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
