import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { useMatchesText } from '../../messages/use-matches-text';

const paragraphs = ['about.read', 'about.never', 'about.decision'] as const;

/** Link to the notice about automated scoring, shown beside every score. */
export function AboutScores() {
  const text = useMatchesText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ verticalAlign: 'baseline', textAlign: 'start' }}
      >
        {text('lead.link')}
      </Link>
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
