import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { useMatchesText } from '../../messages/use-matches-text';

const paragraphs = ['about.read', 'about.never', 'about.decision'] as const;

/** The notice about automated scoring, one press away from every score. */
export function AboutScores() {
  const text = useMatchesText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" dense onClick={() => setOpen(true)} aria-haspopup="dialog">
        {text('lead.link')}
      </Button>
      <Dialog
        open={isOpen}
        title={text('about.title')}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {text('about.close')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{text(paragraph)}</p>
          ))}
        </Box>
      </Dialog>
    </>
  );
}
