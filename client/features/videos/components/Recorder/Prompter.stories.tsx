import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { notesAt } from '../../domain/notes';
import { noted } from '../../recorder/recorder.examples';
import { Prompter, type PrompterProps } from './Prompter';

const args: PrompterProps = { notes: notesAt(noted, 1), speed: 2, isRunning: false, onSpeed: fn() };

const meta = {
  title: 'Videos/Prompter',
  component: Prompter,
  decorators: [
    (Story) => (
      <Box data-theme="dark" sx={{ p: 2, bgcolor: 'overMedia.ground', color: 'overMedia.text' }}>
        <Story />
      </Box>
    ),
  ],
  args,
} satisfies Meta<typeof Prompter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const NotScrolling: Story = { args: { speed: 0 } };
export const Fastest: Story = { args: { speed: 5 } };
export const OnAPhone: Story = { globals: onPhone };
