import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TranscriptPanel, type TranscriptPanelProps } from './TranscriptPanel';

const cues = [
  { start: 0, end: 4, text: 'Bonjour à toutes et à tous' },
  { start: 4, end: 9, text: 'J’ai géré un budget' },
  { start: 9, end: 12, text: 'Un deuxième budget, plus grand' },
];

const args: TranscriptPanelProps = {
  transcript: { status: 'ready', cues },
  language: 'fr',
  automatic: false,
  position: 5,
  onSeek: fn(),
};

const meta = {
  title: 'Design system/TranscriptPanel',
  component: TranscriptPanel,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TranscriptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Following: Story = {};
export const Automatic: Story = { args: { automatic: true } };
export const Loading: Story = { args: { transcript: { status: 'loading' } } };
export const Failed: Story = { args: { transcript: { status: 'failed' } } };
export const NothingSaid: Story = { args: { transcript: { status: 'ready', cues: [] } } };
export const VeryLong: Story = {
  args: {
    transcript: {
      status: 'ready',
      cues: Array.from({ length: 80 }, (_, index) => ({
        start: index * 4,
        end: index * 4 + 4,
        text: 'Une phrase assez longue pour prendre deux lignes sur un écran étroit, et une autre après elle.',
      })),
    },
    position: 200,
  },
};
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'budget');
    await expect(await within(canvasElement).findByText('2 passages')).toBeVisible();
  },
};
