import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { noNotes, teamNotes } from '../../../lib/examples/reviews';
import { NotesTab } from './NotesTab';

const meta = {
  title: 'Reviews/NotesTab',
  component: NotesTab,
  args: { notes: { status: 'ready', data: teamNotes }, onWrite: () => Promise.resolve() },
} satisfies Meta<typeof NotesTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Empty: Story = { args: { notes: { status: 'ready', data: noNotes } } };
export const Alone: Story = { args: { notes: { status: 'ready', data: { notes: [], people: [] } } } };
export const Loading: Story = { args: { notes: { status: 'loading' } } };
export const Failed: Story = {
  args: { notes: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Mentioning: Story = {
  args: { notes: { status: 'ready', data: noNotes } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Qu’en penses-tu, @');
    await expect(await canvas.findByRole('option', { name: 'Luc Tremblay' })).toBeVisible();
  },
};
export const MentioningOnAPhone: Story = { ...Mentioning, globals: onPhone };
