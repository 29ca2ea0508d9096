import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ImpactReport } from '@modules/fairness/http/impact-ratio.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ImpactRatioView } from './ImpactRatioView';

const report: ImpactReport = {
  people: 1240,
  median: 61.5,
  computed_from: '2026-09-02T14:00:00.000Z',
  computed_to: '2026-11-21T09:00:00.000Z',
  dimensions: [
    {
      dimension: 'GENDER',
      people: 410,
      groups: [
        { gender: 'MAN', ethnicity: null, people: 190, rate: 0.511, impact_ratio: 0.983, is_flagged: false },
        { gender: 'WOMAN', ethnicity: null, people: 204, rate: 0.52, impact_ratio: 1, is_flagged: false },
      ],
      left_out: 1,
    },
    {
      dimension: 'ETHNICITY',
      people: 322,
      groups: [
        { gender: null, ethnicity: 'MIDDLE_EASTERN', people: 61, rate: 0.393, impact_ratio: 0.745, is_flagged: true },
        { gender: null, ethnicity: 'WHITE', people: 201, rate: 0.527, impact_ratio: 1, is_flagged: false },
      ],
      left_out: 4,
    },
    { dimension: 'GENDER_AND_ETHNICITY', people: 300, groups: [], left_out: 9 },
  ],
};

const meta = {
  title: 'Back office/ImpactRatioView',
  component: ImpactRatioView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { report: { status: 'ready', data: report }, onExport: (): Promise<void> => Promise.resolve() },
  render: (args) => (
    <main>
      <ImpactRatioView {...args} />
    </main>
  ),
} satisfies Meta<typeof ImpactRatioView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ratios: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const NobodyTold: Story = {
  args: {
    report: {
      status: 'ready',
      data: {
        ...report,
        dimensions: report.dimensions.map((each) => ({ ...each, people: 0, groups: [], left_out: 0 })),
      },
    },
  },
};
export const Loading: Story = { args: { report: { status: 'loading' } } };
export const Failed: Story = {
  args: { report: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
