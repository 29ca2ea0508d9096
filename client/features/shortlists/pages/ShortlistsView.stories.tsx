import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { peopleFound } from '../../../lib/examples/candidate-search';
import type { Language } from '../../../lib/i18n';
import { Button } from '../../../design-system/Button/Button';
import { useShortlistsText } from '../messages/use-shortlists-text';
import { type List, ShortlistsView, type ShortlistsViewProps } from './ShortlistsView';

function SimilarLabel() {
  return <>{useShortlistsText()('similar.button')}</>;
}

const at = '2026-11-10T15:00:00.000Z';
const listOf = (number: number, name: string): List => ({
  id: `0199f0c2-0000-7000-8000-00000000e00${number}`,
  name,
  created_at: at,
  updated_at: at,
  has_person: null,
});
const lists = (language: Language): readonly List[] =>
  language === 'fr'
    ? [listOf(1, 'Équipe de nuit'), listOf(2, 'Printemps')]
    : [listOf(1, 'Night shift'), listOf(2, 'Spring')];
const people = (language: Language, isCompared = false): ShortlistsViewProps['people'] => {
  const note = language === 'fr' ? 'Rappeler en janvier.' : 'Call again in January.';
  const items = peopleFound(language).map((user, index) => ({
    user,
    note: index === 0 ? note : null,
    added_at: at,
    match_score: isCompared && index < 2 ? 91 - index * 9 : null,
    comparison:
      isCompared && index < 2
        ? {
            compatibility_score: 88 - index * 7,
            reasons: [language === 'fr' ? 'TypeScript, demandé dans l’offre' : 'TypeScript, asked for in the posting'],
            gaps: index === 0 ? [] : [language === 'fr' ? 'GraphQL n’est pas nommé' : 'GraphQL is not named'],
          }
        : null,
  }));
  return {
    status: 'ready',
    data: { items, total: items.length, isLoadingMore: false, moreError: null, onMore: fn() },
  };
};
const nobody: ShortlistsViewProps['people'] = {
  status: 'ready',
  data: { items: [], total: 0, isLoadingMore: false, moreError: null, onMore: fn() },
};
const ready = (language: Language): Partial<ShortlistsViewProps> => ({
  lists: { status: 'ready', data: lists(language) },
  list: lists(language)[0] ?? null,
  people: people(language),
});

const args: ShortlistsViewProps = {
  lists: { status: 'ready', data: lists('fr') },
  list: lists('fr')[0] ?? null,
  onList: fn(),
  people: people('fr'),
  jobs: [{ id: '0199f0c2-0000-7000-8000-000000000001', title: 'Infirmière clinicienne, soins intensifs' }],
  jobId: null,
  onJob: fn(),
  onMake: () => Promise.resolve(),
  onRename: () => Promise.resolve(),
  onRemove: () => Promise.resolve(),
  onNote: () => Promise.resolve(),
  onTakeOff: () => Promise.resolve(),
  renderSimilar: (_person, describedBy) => (
    <Button aria-describedby={describedBy}>
      <SimilarLabel />
    </Button>
  ),
};

const meta = {
  title: 'Shortlists/ShortlistsView',
  component: ShortlistsView,
  parameters: { layout: 'fullscreen', ...english<ShortlistsViewProps>(ready('en')) },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <ShortlistsView {...args} />
    </main>
  ),
} satisfies Meta<typeof ShortlistsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Compared: Story = {
  args: { jobId: args.jobs?.[0]?.id ?? null, people: people('fr', true) },
  parameters: english<ShortlistsViewProps>({ ...ready('en'), people: people('en', true) }),
};
export const NoList: Story = {
  args: { lists: { status: 'ready', data: [] }, list: null },
  parameters: { en: null },
};
export const EmptyList: Story = { args: { people: nobody }, parameters: { en: null } };
export const Naming: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Nouvelle liste|New shortlist)$/ }));
    await within(document.body).findByRole('dialog');
  },
};
export const Loading: Story = {
  args: { lists: { status: 'loading' }, list: null, people: { status: 'loading' } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { people: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
