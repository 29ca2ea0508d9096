import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { BrandMark } from '../Brand/BrandMark';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { FrostedPoster } from '../FrostedPoster/FrostedPoster';

const meta = { title: 'Foundations/Illustration' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mark: two people face each other, with a light between them. Only the light is amber. */
export const Mark: Story = {
  render: () => (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'flex-end' }}>
      {[16, 28, 48, 96].map((size) => (
        <Stack key={size} sx={{ gap: 1, alignItems: 'center' }}>
          <BrandMark size={size} />
          <Typography variant="caption">{size} px</Typography>
        </Stack>
      ))}
    </Stack>
  ),
};

/** The frost is drawn from an opaque id alone, so it shows nothing about the person. */
export const Frost: Story = {
  render: function Frost() {
    const say = useStoryText();
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {['7f3a', 'c12e', '09bd', 'e644'].map((seed) => (
          <FrostedPoster
            key={seed}
            seed={seed}
            lockLabel={say('Visible après réservation', 'Visible after reservation')}
          />
        ))}
      </Box>
    );
  },
};

/** An empty place shows two open arcs, says why it is empty, and offers one thing to do. */
export const EmptyPlace: Story = {
  render: function EmptyPlace() {
    const say = useStoryText();
    return (
      <EmptyState
        title={say('Aucune demande pour le moment', 'No request yet')}
        sentence={say(
          'Une entreprise vous écrit ici quand elle veut ouvrir votre profil.',
          'A company writes to you here when it wants to open your profile.',
        )}
        action={<Button>{say('Compléter mon profil', 'Complete my profile')}</Button>}
      />
    );
  },
};
