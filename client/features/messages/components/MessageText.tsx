import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isOwnAddress, linkedText } from '../domain/linked-text';

export interface MessageTextProps {
  readonly content: string;
  /** Called instead of opening a link to another site, so that the reader can confirm. */
  readonly onLeave: (href: string) => void;
}

/** Text of a message: keeps line breaks and turns addresses into links. */
export function MessageText({ content, onLeave }: MessageTextProps) {
  return (
    <Box component="p" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {linkedText(content).map(({ text, href }, index) =>
        href === null ? (
          text
        ) : (
          <Link
            key={index}
            href={href}
            rel="noopener noreferrer nofollow"
            color="inherit"
            onClick={(event) => {
              if (isOwnAddress(href, location.origin)) return;
              event.preventDefault();
              onLeave(href);
            }}
          >
            {text}
          </Link>
        ),
      )}
    </Box>
  );
}
