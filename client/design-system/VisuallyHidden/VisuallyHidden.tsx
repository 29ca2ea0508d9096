import { visuallyHidden } from '@mui/utils';
import type { HTMLAttributes } from 'react';

/** Text for screen readers beside an icon or figure that sighted people understand. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} style={visuallyHidden} />;
}
