import Box from '@mui/material/Box';
import { Section } from '../../../../design-system/Section/Section';
import { useVideosText } from '../../messages/use-videos-text';

const points = ['advice.start', 'advice.proof', 'advice.place', 'advice.again'] as const;

/** Tips for the first video, beside the panel while the list is empty. */
export function UploadAdvice() {
  const text = useVideosText();
  return (
    <Section title={text('advice.title')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, color: 'text.secondary' }}>
        {points.map((point) => (
          <li key={point}>{text(point)}</li>
        ))}
      </Box>
    </Section>
  );
}
