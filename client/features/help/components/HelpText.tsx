import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { blocksOf, piecesOf } from '../../../design-system/RichText/blocks';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { linePartsOf } from '../domain/article';

/** Our own text: paragraphs, lists and headings, with links to pages of this site. What people write is shown by `RichText`. */
export function HelpText({ text }: { readonly text: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '68ch' }}>
      {blocksOf(text).map(({ kind, lines }, index) => {
        if (kind === 'heading') {
          return (
            <Typography key={index} variant="h3" component="h2" sx={{ mt: 2 }}>
              {lines[0]}
            </Typography>
          );
        }
        if (kind === 'paragraph') {
          return (
            <Box key={index} component="p">
              <Line text={lines.join(' ')} />
            </Box>
          );
        }
        return (
          <Box key={index} component={kind === 'list' ? 'ul' : 'ol'} sx={{ pl: 3, display: 'grid', gap: 1 }}>
            {lines.map((line, at) => (
              <li key={at}>
                <Line text={line} />
              </li>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

function Line({ text }: { readonly text: string }) {
  return linePartsOf(text).map((part, at) =>
    part.href === null ? (
      <Fragment key={at}>
        {piecesOf(part.text).map((piece, place) =>
          piece.kind === 'strong' ? <strong key={place}>{piece.text}</strong> : piece.text,
        )}
      </Fragment>
    ) : (
      <TextLink key={at} href={part.href}>
        {part.text}
      </TextLink>
    ),
  );
}
