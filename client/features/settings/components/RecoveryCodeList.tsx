import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { useCopy } from '../../../design-system/Toasts/use-copy';
import { saveFile } from '../../../lib/save-file';
import { useSettingsText } from '../messages/use-settings-text';
import { FocusedPanel } from '../../../design-system/FocusedPanel/FocusedPanel';

export interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes in case the phone is lost. Shown only once. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const text = useSettingsText();
  const plain = `${codes.join('\n')}\n`;
  const copy = useCopy({ copied: text('twoStep.copied'), notCopied: text('twoStep.notCopied') });
  return (
    <FocusedPanel>
      <Card as="section" title={text('twoStep.codesTitle')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('twoStep.codesSentence')}</Typography>
        <Box
          component="ol"
          aria-label={text('twoStep.recovery')}
          sx={{
            m: 0,
            p: 2,
            pl: 5,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            columnGap: 5,
            rowGap: 0.75,
            bgcolor: 'background.sunken',
            borderRadius: 1,
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="primary" onClick={onKept}>
            {text('twoStep.kept')}
          </Button>
          <Button onClick={() => void copy(plain)}>{text('twoStep.copy')}</Button>
          <Button onClick={() => saveFile(new Blob([plain], { type: 'text/plain' }), text('twoStep.fileName'))}>
            {text('twoStep.download')}
          </Button>
        </Box>
      </Card>
    </FocusedPanel>
  );
}
