import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ListedCompany } from '@modules/companies/http/company-directory.contract';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { noFilters } from '../domain/directory-filters';
import { CompaniesView, type CompaniesViewProps } from './CompaniesView';

const company = (n: number, name: string, details: Partial<ListedCompany> = {}): ListedCompany => ({
  id: `0199f0c2-0000-7000-8000-00000000d00${n}`,
  name,
  industry: null,
  location: null,
  size: null,
  logo_url: null,
  verified: false,
  active_jobs: 0,
  ...details,
});

const companies: readonly ListedCompany[] = [
  company(1, 'Ateliers Boréaux', {
    industry: 'Métallurgie',
    location: 'Sherbrooke, QC',
    size: '11-50',
    active_jobs: 1,
  }),
  company(2, 'Boulangerie du Vieux-Port', { industry: 'Alimentation', location: 'Montréal, QC' }),
  company(3, 'Coopérative des travailleuses et travailleurs en soins à domicile de Saint-Jean-sur-Richelieu', {
    industry: 'Santé et services sociaux',
    location: 'Saint-Jean-sur-Richelieu, QC',
    size: '201-500',
    verified: true,
    active_jobs: 12,
  }),
  company(4, 'Hôpital Mont-Blanc', {
    industry: 'Santé',
    location: 'Montréal, QC',
    size: '1000+',
    verified: true,
    active_jobs: 38,
  }),
  company(5, 'Zénith'),
];

const ready = (changes: Partial<Extract<CompaniesViewProps['companies'], { status: 'ready' }>['data']> = {}) => ({
  status: 'ready' as const,
  data: { companies: [...companies], total: companies.length, has_more_than_total: false, ...changes },
});

const args: CompaniesViewProps = {
  filters: noFilters,
  onFilters: fn(),
  companies: ready(),
  isRefreshing: false,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  onMore: fn(),
};

const meta = {
  title: 'Companies/CompaniesView',
  component: CompaniesView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CompaniesView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompaniesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Filtered: Story = {
  args: {
    filters: { ...noFilters, industry: 'Santé' },
    companies: ready({ companies: companies.slice(2, 4), total: 2 }),
  },
};
export const VeryMany: Story = {
  args: { companies: ready({ total: 1_000, has_more_than_total: true }), hasMore: true },
};
export const Loading: Story = { args: { companies: { status: 'loading' } } };
export const NoneYet: Story = { args: { companies: ready({ companies: [], total: 0 }) } };
export const NothingFound: Story = {
  args: { filters: { ...noFilters, search: 'Zzz' }, companies: ready({ companies: [], total: 0 }) },
};
export const Failed: Story = {
  args: {
    companies: {
      status: 'failed',
      error: new ApiError(0, 'CLIENT.NETWORK', ''),
      retry: fn(),
    },
  },
};
