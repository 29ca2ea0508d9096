import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';

const meta = {
  title: 'Design system/VideoPlayer',
  component: VideoPlayer,
  args: {
    src: '/samples/clip.mp4',
    title: 'Présentation de Camille',
    durationSeconds: 8,
    captions: [
      { src: '/samples/clip.fr.vtt', label: 'Français', language: 'fr' },
      { src: '/samples/clip.en.vtt', label: 'English', language: 'en' },
    ],
  },
  parameters: english<VideoPlayerProps>({ title: 'Introduction of Camille' }),
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 820 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {};

function videoOf(canvas: HTMLElement): HTMLVideoElement {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('no video');
  return video;
}

/** Two buttons are named "play" before the first playback: the large one on the picture and the one in the bar. */
function playButton(canvas: HTMLElement): HTMLElement {
  const [button] = within(canvas).getAllByRole('button', { name: /Lire la vidéo|Play the video/ });
  if (!button) throw new Error('no play button');
  return button;
}

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(playButton(canvasElement));
    await waitFor(() => expect(videoOf(canvasElement).currentTime).toBeGreaterThan(0.2), { timeout: 8_000 });
  },
};

export const PausedWithCaptions: Story = {
  play: async ({ canvasElement }) => {
    const video = videoOf(canvasElement);
    video.muted = true;
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 8_000 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Sous-titres|Captions/ }));
    await userEvent.click(await within(canvasElement).findByRole('menuitemradio', { name: 'Français' }));
    await userEvent.click(playButton(canvasElement));
    await within(canvasElement).findByText('J’ai dirigé une équipe de quatre personnes.', {}, { timeout: 8_000 });
    video.pause();
  },
};

export const SoughtByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const video = videoOf(canvasElement);
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 8_000 });
    within(canvasElement)
      .getByRole('slider', { name: /Position/ })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBe(5));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(video.currentTime).toBe(0));
  },
};

export const CannotBePlayed: Story = {
  args: { src: '/samples/gone.mp4' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /Réessayer|Try again/ }, { timeout: 8_000 }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: onPhone };
