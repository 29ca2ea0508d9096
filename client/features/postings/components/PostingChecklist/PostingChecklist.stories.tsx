import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { halfSaid } from '../../../../lib/examples/posting-checklist';
import { PostingChecklist } from './PostingChecklist';

const meta = {
  title: 'Postings/PostingChecklist',
  component: PostingChecklist,
  args: { checklist: halfSaid, onAdd: fn() },
} satisfies Meta<typeof PostingChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfSaid: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const AllSaid: Story = {
  args: {
    checklist: {
      items: [
        { item: 'PAY', state: 'DONE' },
        { item: 'FRENCH', state: 'DONE' },
        { item: 'VACANCY', state: 'DONE' },
        { item: 'AI', state: 'DONE' },
        { item: 'CANADIAN_EXPERIENCE', state: 'DONE' },
      ],
      pay: { min: 25, max: 30, period: 'HOUR', currency: 'CAD' },
    },
  },
};
export const NotYetRead: Story = { args: { checklist: null } };
export const Unavailable: Story = { args: { isUnavailable: true } };
