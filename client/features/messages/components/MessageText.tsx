import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { isOwnAddress, linkedText } from '../domain/linked-text';

export interface MessageTextProps {
  readonly content: string;
  /** An address that leads elsewhere: whoever follows it is asked first. */
  readonly onLeave: (href: string) => void;
}

/** What somebody wrote, line breaks as they were typed, addresses as links. */
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
