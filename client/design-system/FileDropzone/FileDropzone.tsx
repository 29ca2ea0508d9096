import Box from '@mui/material/Box';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { formatBytes } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';
import { icon, radius } from '../theme/tokens';
import { formatNames, rejectionOf, type Rejection } from './file-check';

export interface FileDropzoneProps {
  /** Which file to choose: `Votre vidéo de présentation`. */
  label: string;
  /** Accepted formats and size limit. */
  hint?: string;
  /** MIME types and `.ext`. */
  accept: readonly string[];
  maxBytes?: number;
  onFile: (file: File) => void;
  onReject?: (rejection: Rejection) => void;
  /** Error from outside this component. */
  rejection?: string | undefined;
  /** The parent validates the file and shows its own errors; `accept` then only filters the file dialog. */
  isJudgedElsewhere?: boolean;
  disabled?: boolean;
}

/** Chooses a file by its button or by drag and drop. */
export function FileDropzone({
  label,
  hint,
  accept,
  maxBytes,
  onFile,
  onReject,
  rejection,
  isJudgedElsewhere = false,
  disabled = false,
}: FileDropzoneProps) {
  const text = useUiText();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<Rejection | null>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    const problem = isJudgedElsewhere && files.length === 1 ? null : rejectionOf(files, accept, maxBytes);
    setRefused(problem);
    if (problem) onReject?.(problem);
    else if (file) onFile(file);
  };
  const drag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const words = (problem: Rejection): string => {
    if (problem.reason === 'type') return text('dropzone.wrongType', { formats: formatNames(accept) });
    if (problem.reason === 'several') return text('dropzone.onlyOne');
    return text('dropzone.tooLarge', {
      size: formatBytes(problem.bytes, language),
      limit: formatBytes(maxBytes ?? 0, language),
    });
  };
  const sentence = rejection ?? (refused ? words(refused) : undefined);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          if (!disabled) take([...event.dataTransfer.files]);
        }}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 1,
          p: { xs: 2.5, sm: 4 },
          borderRadius: `${radius.card}px`,
          border: '1.5px dashed',
          borderColor: over ? 'accent.text' : sentence ? 'error.main' : 'line.strong',
          bgcolor: over ? 'accent.tint' : 'background.sunken',
        }}
      >
        <Box component="span" sx={{ color: 'accent.text' }}>
          <FileUp size={28} aria-hidden />
        </Box>
        <Box component="p" sx={{ typography: 'h4' }}>
          {over ? text('dropzone.release') : label}
        </Box>
        {hint !== undefined && (
          <Box component="p" id={hintId} sx={{ color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, mt: 1 }}>
          <Button
            variant="primary"
            disabled={disabled}
            onClick={() => input.current?.click()}
            startIcon={<FileUp size={icon.normal} aria-hidden />}
            {...(hint !== undefined && { 'aria-describedby': hintId })}
          >
            {text('dropzone.choose')}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}>
            {text('dropzone.orDrop')}
          </Box>
        </Box>
        <input
          ref={input}
          type="file"
          accept={accept.join(',')}
          aria-label={label}
          hidden
          disabled={disabled}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // Clear the input, so that choosing the same file again fires `change`.
            event.target.value = '';
          }}
        />
      </Box>
      <div role="alert">{sentence !== undefined && <Notice tone="danger">{sentence}</Notice>}</div>
    </Box>
  );
}
