import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChapterList, type ChapterListProps } from './ChapterList';

const args: ChapterListProps = {
  chapters: [
    { title: 'Présentation', start: 0, end: 10 },
    { title: 'Objectifs', start: 65, end: null },
  ],
  position: 70,
  onSeek: fn(),
};

const meta = {
  title: 'Design system/ChapterList',
  component: ChapterList,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ChapterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheSecond: Story = {};
export const BetweenTwo: Story = { args: { position: 30 } };
export const LongText: Story = {
  args: {
    chapters: [
      {
        title:
          'Décrivez une décision difficile que vous avez prise au travail, ce qui la rendait difficile, et ce qu’elle a donné pour votre équipe',
        start: 0,
        end: null,
      },
    ],
  },
};
