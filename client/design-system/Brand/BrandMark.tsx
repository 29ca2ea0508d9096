import { useTheme } from '@mui/material/styles';
import type { SVGProps } from 'react';

export interface BrandMarkProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> {
  /** Pixels, width and height. */
  size?: number;
  /** Accessible name; without it the logo is decorative. */
  label?: string;
}

/** The logo: two people facing each other, with a light between them. The arcs have the current text colour. */
export function BrandMark({ size = 28, label, ...rest }: BrandMarkProps) {
  const theme = useTheme();
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" {...naming} {...rest}>
      <path d="M10 4.2a10.6 10.6 0 0 0 0 19.6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M18 4.2a10.6 10.6 0 0 1 0 19.6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="14" cy="14" r="3.9" fill={theme.vars.palette.accent.main} />
    </svg>
  );
}
