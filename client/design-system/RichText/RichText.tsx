import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { blocksOf, piecesOf, type TextBlock } from './blocks';

export interface RichTextProps {
  readonly text: string;
  /** Level of the headings in the text, below the surrounding one; null makes them bold text only. */
  readonly level?: 2 | 3 | 4 | null;
}

/**
 * Text with a few marks: blank lines separate paragraphs, a dash or number starts a list item, `## ` or **…** on its
 * own line is a heading;
 * **strong**, *emphasis* and [links](https://…) work inside a line. HTML stays text.
 */
export function RichText({ text, level = null }: RichTextProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      {blocksOf(text).map((block, index) => (
        <Block key={index} block={block} level={level} />
      ))}
    </Box>
  );
}

function Block({
  block: { kind, lines },
  level,
}: {
  block: TextBlock;
  level: NonNullable<RichTextProps['level']> | null;
}) {
  switch (kind) {
    case 'heading':
      return (
        <Typography component={level === null ? 'p' : `h${level}`} sx={{ fontWeight: 600, mt: 1 }}>
          <Line text={lines[0] ?? ''} />
        </Typography>
      );
    case 'list':
    case 'steps':
      return (
        <Box component={kind === 'list' ? 'ul' : 'ol'} sx={{ pl: 2.5, display: 'grid', gap: 0.5 }}>
          {lines.map((line, at) => (
            <li key={at}>
              <Line text={line} />
            </li>
          ))}
        </Box>
      );
    case 'paragraph':
      return (
        <Box component="p">
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              <Line text={line} />
            </Fragment>
          ))}
        </Box>
      );
  }
}

function Line({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) => {
    switch (piece.kind) {
      case 'strong':
        return <strong key={at}>{piece.text}</strong>;
      case 'emphasis':
        return <em key={at}>{piece.text}</em>;
      case 'link':
        // Links come from users: send no referrer, and tell search engines not to follow.
        return (
          <Box
            component="a"
            key={at}
            href={piece.href}
            rel="noopener noreferrer nofollow ugc"
            target="_blank"
            sx={{ color: 'accent.text' }}
          >
            {piece.text}
          </Box>
        );
      case 'text':
        return piece.text;
    }
  });
}
