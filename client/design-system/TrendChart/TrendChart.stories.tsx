import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { TrendChart, type TrendChartProps } from './TrendChart';

const meta = { title: 'Design system/TrendChart', component: TrendChart } satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = [0, 2, 1, 0, 0, 4, 3, 1, 0, 0, 2, 5, 1, 0];
const days = (month: string) => views.map((_, index) => `${index + 1} ${month}`);

export const Views: Story = {
  args: {
    title: 'Vues de votre profil',
    summary: '19 vues en 14 jours, le plus le 12 mars.',
    pointName: 'Jour',
    points: days('mars'),
    series: [{ label: 'Vues', values: views }],
  },
  parameters: english<TrendChartProps>({
    title: 'Views of your profile',
    summary: '19 views in 14 days, most on March 12.',
    pointName: 'Day',
    points: views.map((_, index) => `Mar ${index + 1}`),
    series: [{ label: 'Views', values: views }],
  }),
};

export const TwoSeries: Story = {
  args: {
    title: 'Candidatures et embauches',
    summary: '38 candidatures et 3 embauches en 4 semaines.',
    pointName: 'Semaine du',
    points: ['1er mars', '8 mars', '15 mars', '22 mars'],
    series: [
      { label: 'Candidatures', values: [12, 4, 9, 13] },
      { label: 'Embauches', values: [0, 1, 0, 2] },
    ],
  },
  parameters: english<TrendChartProps>({
    title: 'Applications and hires',
    summary: '38 applications and 3 hires in 4 weeks.',
    pointName: 'Week of',
    points: ['Mar 1', 'Mar 8', 'Mar 15', 'Mar 22'],
    series: [
      { label: 'Applications', values: [12, 4, 9, 13] },
      { label: 'Hires', values: [0, 1, 0, 2] },
    ],
  }),
};

export const NothingYet: Story = {
  ...Views,
  args: { ...Views.args, summary: 'Aucune vue en 14 jours.', series: [{ label: 'Vues', values: views.map(() => 0) }] },
};

export const OnAPhone: Story = { ...Views, parameters: { ...Views.parameters }, globals: onPhone };
