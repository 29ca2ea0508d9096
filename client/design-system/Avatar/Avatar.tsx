import MuiAvatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';

export interface AvatarProps {
  /** Gives the initials. The avatar is decorative, because the name is always written beside it. */
  name: string;
  src?: string | null | undefined;
  /** Pixels. */
  size?: 32 | 36 | 48 | 72 | 120;
}

/** `Camille Tremblay-Roy` as `CT`; one word as its first letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

export function Avatar({ name, src, size = 36 }: AvatarProps) {
  return (
    <MuiAvatar
      {...(src !== null && src !== undefined && { src })}
      alt=""
      sx={{
        width: size,
        height: size,
        fontSize: (theme) => theme.typography.pxToRem(Math.round(size * 0.37)),
        fontWeight: 600,
        color: 'overMedia.text',
        background: (theme) => theme.vars.palette.avatar,
      }}
    >
      <Box
        component="span"
        aria-hidden
        data-initials={initials(name)}
        // Drawn by CSS, so that the initials are not in the accessible name of a surrounding button.
        sx={{ '&::before': { content: 'attr(data-initials)' } }}
      />
    </MuiAvatar>
  );
}
