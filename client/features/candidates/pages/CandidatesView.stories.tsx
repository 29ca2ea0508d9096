import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { peopleFacets, peopleFound, presets } from '../../../lib/examples/candidate-search';
import type { FoundCandidates } from '../domain/found-candidates';
import { noFilters } from '../domain/candidate-filters';
import { CandidatesView, type CandidatesViewProps } from './CandidatesView';

const ready = (
  changes: Partial<FoundCandidates> = {},
  language: 'fr' | 'en' = 'fr',
): CandidatesViewProps['candidates'] => ({
  status: 'ready',
  data: { items: peopleFound(language), total: 38, isApproximate: false, scores: {}, facets: peopleFacets, ...changes },
});

const args: CandidatesViewProps = {
  filters: noFilters,
  onFilters: fn(),
  candidates: ready(),
  presets: { status: 'ready', data: presets },
  presetChanges: {
    create: () => Promise.resolve(),
    update: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
  skillSuggestions: ['React', 'React Native', 'Réadaptation'],
  onSkillTyped: fn(),
  jobs: [
    { id: '0199f0c2-0000-7000-8000-00000000d001', title: 'Développeuse ou développeur full stack' },
    { id: '0199f0c2-0000-7000-8000-00000000d002', title: 'Analyste QA' },
  ],
  purse: { available: 12 },
  price: 1,
  onReserve: fn(),
  isRefreshing: false,
  isLoadingMore: false,
  moreError: null,
  onMore: fn(),
};

const meta = {
  title: 'Candidates/CandidatesView',
  component: CandidatesView,
  parameters: {
    layout: 'fullscreen',
    path: '/recruiter/candidates',
    ...english<CandidatesViewProps>({ candidates: ready({}, 'en') }),
  },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CandidatesView {...args} />
    </main>
  ),
} satisfies Meta<typeof CandidatesView>;
export default meta;
type Story = StoryObj<typeof meta>;

const manyFilters = {
  ...noFilters,
  search: 'développement web',
  location: 'Montréal',
  skills: ['React', 'TypeScript'],
  experience_min: 3,
  experience_max: 10,
  remote: true,
  has_video: true,
  salary_min: 60_000,
  salary_max: 95_000,
};

export const Ready: Story = {};
export const OnATablet: Story = { globals: onTablet };
export const OnAPhone: Story = { globals: onPhone };
export const ManyFilters: Story = {
  args: { filters: manyFilters, candidates: ready({ items: peopleFound('fr').slice(0, 2), total: 2 }) },
  parameters: english<CandidatesViewProps>({
    candidates: ready({ items: peopleFound('en').slice(0, 2), total: 2 }, 'en'),
  }),
};
export const ManyFiltersOnAPhone: Story = {
  ...ManyFilters,
  parameters: { ...ManyFilters.parameters },
  globals: onPhone,
};
const compared = { ...noFilters, job_id: '0199f0c2-0000-7000-8000-00000000d001' };
const scores = Object.fromEntries(peopleFound('fr').map(({ id }, place) => [id, 92 - 8 * place]));
export const ComparedWithAPosting: Story = {
  args: { filters: compared, candidates: ready({ scores }) },
  parameters: english<CandidatesViewProps>({ candidates: ready({ scores }, 'en') }),
};
export const ComparedOnAPhone: Story = {
  ...ComparedWithAPosting,
  parameters: { ...ComparedWithAPosting.parameters },
  globals: onPhone,
};
export const NoCreditLeft: Story = { args: { purse: { available: 0 } } };
export const NearResults: Story = {
  args: { filters: { ...noFilters, search: 'devloppeur' }, candidates: ready({ isApproximate: true }) },
  parameters: english<CandidatesViewProps>({ candidates: ready({ isApproximate: true }, 'en') }),
};
export const Refreshing: Story = { args: { filters: { ...noFilters, search: 'soins' }, isRefreshing: true } };
export const MoreOnTheWay: Story = { args: { isLoadingMore: true } };
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Loading: Story = {
  args: { candidates: { status: 'loading' }, presets: { status: 'loading' } },
  parameters: { en: null },
};
export const Empty: Story = {
  args: { candidates: ready({ items: [], total: 0, facets: undefined }), presets: { status: 'ready', data: [] } },
  parameters: { en: null },
};
export const NothingFound: Story = {
  args: { filters: { ...noFilters, search: 'dompteuse' }, candidates: ready({ items: [], total: 0 }) },
  parameters: { en: null },
};
export const NothingUnderManyFilters: Story = {
  args: { filters: manyFilters, candidates: ready({ items: [], total: 0 }) },
  parameters: { en: null },
};
export const Failed: Story = {
  args: {
    filters: { ...noFilters, search: 'soins' },
    candidates: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
  },
  parameters: { en: null },
};
