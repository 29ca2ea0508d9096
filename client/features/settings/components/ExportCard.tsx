import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Notice } from '../../../design-system/Notice/Notice';
import { useErrorText } from '../../../lib/error-text';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSettingsText } from '../messages/use-settings-text';

export interface ExportCardProps {
  readonly onExport: (onProgress: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
}

type Progress =
  | { readonly kind: 'idle' | 'done' }
  | { readonly kind: 'running'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Downloads a copy of all data as one archive. */
export function ExportCard({ onExport }: ExportCardProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ kind: 'running', bytes: 0 });
    try {
      await onExport((bytes) => setProgress({ kind: 'running', bytes }), abort.signal);
      setProgress({ kind: 'done' });
    } catch (error) {
      setProgress(abort.signal.aborted ? { kind: 'idle' } : { kind: 'failed', error });
    }
  };
  const isRunning = progress.kind === 'running';
  return (
    <Card as="section" title={text('export.title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('export.sentence')}</Typography>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {progress.kind === 'failed' && (
          <Notice tone="danger" title={text('export.failed')}>
            {errorText(progress.error)}
          </Notice>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button loading={isRunning} onClick={() => void start()}>
          {text('export.start')}
        </Button>
        {isRunning && (
          <>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {progress.bytes === 0
                ? text('export.preparing')
                : text('export.received', { size: formatBytes(progress.bytes, language) })}
            </Typography>
            <Button variant="text" onClick={() => running.current?.abort()}>
              {text('export.stop')}
            </Button>
          </>
        )}
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {progress.kind === 'done' && text('export.done')}
        </Box>
      </Box>
    </Card>
  );
}
