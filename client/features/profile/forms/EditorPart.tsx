import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card } from '../../../design-system/Card/Card';
import { layout } from '../../../design-system/theme/tokens';
import { AudienceNote, type AudiencePart } from '../components/AudienceNote/AudienceNote';
import { useProfileText } from '../messages/use-profile-text';

export interface EditorPartProps {
  /** Also its fragment in the address: `/profile/edit#work`. */
  readonly part: AudiencePart;
  readonly children: ReactNode;
  readonly lead?: string;
}

/** One part of the editor, with a note on who sees it. */
export function EditorPart({ part, children, lead }: EditorPartProps) {
  const text = useProfileText();
  return (
    <Box id={part} tabIndex={-1} sx={{ scrollMarginTop: layout.header + 16, '&:focus': { outline: 'none' } }}>
      <Card as="section" title={text(`section.${part}`)} titleLevel={2} {...(lead !== undefined && { subtitle: lead })}>
        <AudienceNote part={part} />
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, '& > *': { minWidth: 0 } }}>{children}</Box>
      </Card>
    </Box>
  );
}
