import { visuallyHidden } from '@mui/utils';
import type { HTMLAttributes } from 'react';

/** Words for screen readers beside a sign that sighted readers understand without them. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} style={visuallyHidden} />;
}
