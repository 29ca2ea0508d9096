import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Decorator } from '@storybook/react-vite';
import { addressOf } from '../story-address';

const combinations = [
  { theme: 'dark', locale: 'fr', title: 'Sombre · français' },
  { theme: 'light', locale: 'fr', title: 'Clair · français' },
  { theme: 'dark', locale: 'en', title: 'Dark · English' },
  { theme: 'light', locale: 'en', title: 'Light · English' },
] as const;

/** With "Side by side" in the toolbar: the story in both themes and both languages, each in a frame of its own. */
export const withComparison: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals.comparison !== 'all' || viewMode === 'docs') return <Story />;
  const args = new URLSearchParams(location.search).get('args');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(420px, 1fr))' }}>
      {combinations.map((combination) => (
        <Box key={combination.title} component="figure" sx={{ m: 0 }}>
          <Typography component="figcaption" variant="label" sx={{ mb: 0.5 }}>
            {combination.title}
          </Typography>
          <Box
            component="iframe"
            title={combination.title}
            src={addressOf(id, args, combination)}
            sx={{ width: '100%', height: '46vh', minHeight: 320, border: 1, borderColor: 'line.main' }}
          />
        </Box>
      ))}
    </Box>
  );
};
