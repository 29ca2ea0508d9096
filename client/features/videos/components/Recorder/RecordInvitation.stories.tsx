import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordInvitation } from './RecordInvitation';

const meta = {
  title: 'Videos/RecordInvitation',
  component: RecordInvitation,
  args: { isUnfinished: false },
} satisfies Meta<typeof RecordInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Unfinished: Story = { args: { isUnfinished: true } };
