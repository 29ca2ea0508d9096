import MuiLink from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { icon } from '../theme/tokens';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Another site: opens a new tab and says so. */
  external?: boolean;
  /** Has the surrounding text colour, with an underline. */
  quiet?: boolean;
  /** A link on its own line must be 24 px high; only links inside text are exempt (WCAG 2.5.8). */
  standalone?: boolean;
  'aria-label'?: string;
}

export function TextLink({
  href,
  children,
  external = false,
  quiet = false,
  standalone = false,
  ...rest
}: TextLinkProps) {
  const text = useUiText();
  return (
    <MuiLink
      href={href}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(quiet && { underline: 'always', color: 'inherit' })}
      // Padding enlarges the touch target; the negative margin keeps the line height.
      sx={{
        py: '2px',
        my: '-2px',
        ...(standalone && { display: 'inline-block', lineHeight: '24px' }),
        ...(external && { display: 'inline-flex', alignItems: 'center', gap: 0.5 }),
      }}
      {...rest}
    >
      {children}
      {external && (
        <>
          <ExternalLink size={icon.small} aria-hidden />
          <VisuallyHidden>{text('newTab')}</VisuallyHidden>
        </>
      )}
    </MuiLink>
  );
}
