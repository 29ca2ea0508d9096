import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { blocksOf } from './blocks';

/** Plain text as people type it: blank lines part paragraphs, lines with a dash are a list, a line between ** is a heading. */
export function RichText({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'heading' ? (
          <Typography key={index} sx={{ fontWeight: 600, mt: 1 }}>
            {block.lines[0]}
          </Typography>
        ) : block.kind === 'list' ? (
          <Box component="ul" key={index} sx={{ pl: 2.5, display: 'grid', gap: 0.5 }}>
            {block.lines.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </Box>
        ) : (
          <Box component="p" key={index} sx={{ whiteSpace: 'pre-line' }}>
            {block.lines.join('\n')}
          </Box>
        ),
      )}
    </Box>
  );
}
