import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { FeaturedCompanies } from './FeaturedCompanies';

const hospital = {
  id: '0199f0c2-0000-7000-8000-00000000c001',
  name: 'Hôpital Mont-Blanc',
  logo_url: null,
  industry: 'Santé',
  location: 'Montréal, QC',
  active_jobs: 12,
};
const bakery = { ...hospital, id: '0199f0c2-0000-7000-8000-00000000c002', name: 'Le Grain d’orge', active_jobs: 1 };
const unknown = {
  ...hospital,
  id: '0199f0c2-0000-7000-8000-00000000c003',
  name: 'Coopérative de solidarité en transport adapté du Témiscouata',
  industry: null,
  location: null,
  active_jobs: 0,
};

const meta = {
  title: 'Jobs/FeaturedCompanies',
  component: FeaturedCompanies,
  args: { companies: [hospital, bakery, unknown] },
} satisfies Meta<typeof FeaturedCompanies>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { companies: [hospital] } };
export const OnAPhone: Story = { globals: onPhone };
export const Nobody: Story = { args: { companies: [] } };
