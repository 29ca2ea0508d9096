import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { radius } from '../theme/tokens';
import { FrostedPoster, type FrostedPosterProps } from './FrostedPoster';

const meta = {
  title: 'Design system/FrostedPoster',
  component: FrostedPoster,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof FrostedPoster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  args: { seed: '7f3a', lockLabel: 'Vidéo visible après réservation', badge: '2:41 · 4 questions' },
  parameters: english<FrostedPosterProps>({
    lockLabel: 'Video visible after reservation',
    badge: '2:41 · 4 questions',
  }),
};

export const Cleared: Story = {
  args: {
    seed: '7f3a',
    cleared: true,
    children: (
      <Box
        component="video"
        src="/samples/clip.mp4"
        muted
        aria-hidden
        sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
      />
    ),
  },
};

/** Chapters and captions appear in full below the cleared video. */
export const ClearedOverMore: Story = {
  args: {
    seed: '7f3a',
    cleared: true,
    children: (
      <>
        <Box
          component="video"
          src="/samples/clip.mp4"
          muted
          aria-hidden
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', borderRadius: `${radius.media}px` }}
        />
        <p>J’ai dirigé une équipe de quatre personnes.</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByText(/dirigé/).parentElement;
    await expect(frame?.scrollHeight).toBe(frame?.clientHeight);
  },
};

function Several() {
  const say = useStoryText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)', width: 'min(90vw, 1100px)' }}>
      {['7f3a', 'c21d', '09be', 'a1b0', '3f2f', '6c9d', '8e11', '44a1', 'd7e2'].map((seed) => (
        <FrostedPoster key={seed} seed={seed} lockLabel={say('Masquée', 'Masked')} />
      ))}
    </Box>
  );
}

export const ManyPeople: Story = { args: { seed: '' }, render: () => <Several /> };
