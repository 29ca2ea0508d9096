import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Company } from '@modules/companies/http/companies.contract';
import { fn } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { CompanyView } from './CompanyView';

const montBlanc: Company = {
  id: '0199f0c2-0000-7000-8000-00000000c001',
  name: 'Hôpital Mont-Blanc',
  description:
    'Un hôpital de quartier de 180 lits, au centre de Montréal.\n\nOn y travaille en petites équipes, et on y reste longtemps.',
  industry: 'Santé',
  size: '501-1000',
  website: 'https://www.montblanc.example/',
  location: 'Montréal, QC',
  logo_url: null,
  founded: null,
  employees: null,
  video_url: null,
  culture: [],
  benefits: [],
  created_at: '2026-10-01T12:00:00.000Z',
  updated_at: '2026-10-01T12:00:00.000Z',
};

const meta = {
  title: 'Company/CompanyView',
  component: CompanyView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args: { company: { status: 'ready', data: montBlanc }, onSave: () => Promise.resolve() },
  render: (args) => (
    <main>
      <CompanyView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const NameOnly: Story = {
  args: {
    company: {
      status: 'ready',
      data: { ...montBlanc, description: null, industry: null, size: null, website: null, location: null },
    },
  },
};
export const NotSavedYet: Story = { args: { company: { status: 'ready', data: null } } };
export const Loading: Story = { args: { company: { status: 'loading' } } };
export const Failed: Story = {
  args: { company: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
