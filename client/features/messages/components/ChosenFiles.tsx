import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FileText, ImageIcon, RefreshCw, X } from 'lucide-react';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../design-system/theme/tokens';
import { useMessagesText } from '../messages/use-messages-text';
import type { ChosenFile } from './use-attachments';

export interface ChosenFilesProps {
  readonly files: readonly ChosenFile[];
  readonly onRemove: (key: number) => void;
  readonly onAgain: (file: ChosenFile) => void;
}

/** Files chosen for the next message, each with its name, progress and error. */
export function ChosenFiles({ files, onRemove, onAgain }: ChosenFilesProps) {
  const text = useMessagesText();
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {files.map((each) => {
        const { name, type } = each.file;
        return (
          <Box
            component="li"
            key={each.key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              pl: 1.5,
              border: 1,
              borderColor: each.problem === null ? 'line.main' : 'error.main',
              borderRadius: `${radius.chip}px`,
            }}
          >
            {type.startsWith('image/') ? (
              <ImageIcon size={icon.normal} aria-hidden />
            ) : (
              <FileText size={icon.normal} aria-hidden />
            )}
            <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
              <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{name}</Box>
              {each.problem !== null && (
                <Box role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
                  {each.problem}
                </Box>
              )}
              {each.done === null && each.problem === null && (
                <LinearProgress
                  variant="determinate"
                  value={each.percent}
                  aria-label={text('compose.uploading', { name })}
                />
              )}
            </Box>
            {each.problem !== null && (
              <IconButton label={text('compose.again', { name })} onClick={() => onAgain(each)}>
                <RefreshCw size={icon.small} aria-hidden />
              </IconButton>
            )}
            <IconButton label={text('compose.removeFile', { name })} onClick={() => onRemove(each.key)}>
              <X size={icon.small} aria-hidden />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
