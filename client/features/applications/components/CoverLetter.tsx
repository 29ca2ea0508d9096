import Box from '@mui/material/Box';

export interface CoverLetterProps {
  readonly title: string;
  readonly letter: string;
  readonly open?: boolean;
}

/** A cover letter, collapsed at first. */
export function CoverLetter({ title, letter, open = false }: CoverLetterProps) {
  return (
    <Box
      component="details"
      open={open}
      sx={{ '& > summary': { cursor: 'pointer', minHeight: 44, alignContent: 'center' } }}
    >
      <summary>{title}</summary>
      <Box
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          maxWidth: '68ch',
          borderInlineStart: 2,
          borderColor: 'line.main',
          pl: 2,
        }}
      >
        {letter}
      </Box>
    </Box>
  );
}
