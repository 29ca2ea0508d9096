import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { ApiError } from '../../lib/api-error';
import { ShowMore, type ShowMoreProps } from './ShowMore';

const meta = {
  title: 'Design system/ShowMore',
  component: ShowMore,
  args: { onMore: (): void => undefined },
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwelveOfMany: Story = {
  args: { shown: 12, total: 38, summary: '12 offres sur 38' },
  parameters: english<ShowMoreProps>({ summary: '12 of 38 jobs' }),
};

export const MoreOnItsWay: Story = { args: { shown: 12, total: 38, loading: true } };

export const MoreFailed: Story = { args: { shown: 12, total: 38, error: new ApiError(0, 'CLIENT.NETWORK', '') } };

export const AllShown: Story = { args: { shown: 38, total: 38 } };
