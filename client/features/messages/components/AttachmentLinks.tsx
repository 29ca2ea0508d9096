import Box from '@mui/material/Box';
import { FileText } from 'lucide-react';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { icon, radius } from '../../../design-system/theme/tokens';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useDataSaver } from '../../../lib/use-data-saver';
import type { OutgoingFile } from '../domain/outgoing-messages';
import { useMessagesText } from '../messages/use-messages-text';

/** Attachments of a message: images are shown, documents are download links. While data is saved, images are links too. */
export function AttachmentLinks({ files }: { readonly files: readonly OutgoingFile[] }) {
  const isSaving = useDataSaver();
  if (files.length === 0) return null;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Box component="li" key={file.id} sx={{ minWidth: 0, maxWidth: '100%' }}>
          {file.content_type.startsWith('image/') && !isSaving ? <Picture file={file} /> : <Document file={file} />}
        </Box>
      ))}
    </Box>
  );
}

function Picture({ file }: { file: OutgoingFile }) {
  const text = useMessagesText();
  return (
    <Box component="a" href={file.url} target="_blank" rel="noopener" sx={{ display: 'block' }}>
      <Box
        component="img"
        src={file.url}
        alt={text('message.picture', { name: file.name })}
        loading="lazy"
        sx={{
          display: 'block',
          maxWidth: '100%',
          width: 220,
          height: 160,
          objectFit: 'cover',
          borderRadius: `${radius.chip}px`,
          bgcolor: 'background.sunken',
        }}
      />
    </Box>
  );
}

function Document({ file }: { file: OutgoingFile }) {
  const text = useMessagesText();
  const language = useLanguage();
  const size = formatBytes(file.size, language);
  return (
    <Box
      component="a"
      href={file.url}
      download={file.name}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1.5,
        maxWidth: '100%',
        border: 1,
        borderColor: 'line.strong',
        borderRadius: `${radius.chip}px`,
        color: 'text.primary',
        bgcolor: 'background.paper',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <FileText size={icon.normal} aria-hidden style={{ flexShrink: 0 }} />
      <VisuallyHidden>{text('message.download')}</VisuallyHidden>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {file.name}
      </Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {size}
      </Box>
    </Box>
  );
}
