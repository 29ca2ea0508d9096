import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { MonthCalendar } from './MonthCalendar';
import { weeksOf } from './month-days';

const days = weeksOf('2026-12')
  .flat()
  .filter((day) => day !== null)
  .map((date) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const isHoliday = date === '2026-12-25';
    return {
      date,
      isOpen: weekday !== 0 && weekday !== 6 && date >= '2026-12-07' && !isHoliday,
      ...(isHoliday && { note: 'Noël' }),
    };
  });

const ignore = (): void => undefined;

const meta = {
  title: 'Design system/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Jour de la séance',
    month: '2026-12',
    days,
    today: '2026-12-07',
    selected: null,
    firstMonth: '2026-12',
    lastMonth: '2027-12',
    onMonth: ignore,
    onDay: ignore,
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Chosen: Story = { args: { selected: '2026-12-10' } };
export const Loading: Story = { args: { days: undefined } };
export const OnAPhone: Story = { args: { selected: '2026-12-10' }, globals: onPhone };
