import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeRing } from './TimeRing';

const HOUR = 3_600_000;

const meta = { title: 'Design system/TimeRing', component: TimeRing, args: { totalMs: 72 * HOUR } } satisfies Meta<
  typeof TimeRing
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FortyFiveHoursLeft: Story = { args: { remainingMs: 45 * HOUR } };

export const MinutesLeft: Story = { args: { remainingMs: 38 * 60_000, size: 'large' } };

export const Over: Story = { args: { remainingMs: 0 } };
