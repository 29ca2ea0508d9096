import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../storybook/decorators/with-frozen-clock';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { applicationJob, historyOf, receivedApplications, teamStages } from '../../../lib/examples/applications';
import { messageTools } from '../../../lib/examples/message-templates';
import type { Language } from '../../../lib/i18n';
import { arrived, type ShownApplication } from '../domain/received';
import { JobApplicationsView, type JobApplicationsViewProps } from './JobApplicationsView';

type Name = keyof typeof receivedApplications;
const shown = (name: Name, language: Language): ShownApplication =>
  arrived(receivedApplications[name](language), storyTime.getTime());
const counts = { PENDING: 1, REVIEWED: 1, INTERVIEW: 1, OFFERED: 1, ACCEPTED: 1, REJECTED: 1, WITHDRAWN: 2, ENDED: 0 };
const list = (language: Language, ...names: Name[]): JobApplicationsViewProps['applications'] => ({
  status: 'ready',
  data: {
    items: names.map((name) => shown(name, language)),
    total: names.length,
    counts:
      names.length === 0
        ? { ...counts, PENDING: 0, REVIEWED: 0, INTERVIEW: 0, OFFERED: 0, ACCEPTED: 0, REJECTED: 0 }
        : counts,
    job: applicationJob(language),
    stages: [],
    isLoadingMore: false,
    onMore: fn(),
  },
});
const opened = (name: Name, language: Language): JobApplicationsViewProps['opened'] => ({
  status: 'ready',
  data: { ...shown(name, language), history: historyOf(name) },
});
const all: Name[] = ['fresh', 'reviewed', 'interview', 'offered', 'accepted', 'refused'];

const args: JobApplicationsViewProps = {
  jobId: '0199f0c2-0000-7000-8000-000000000001',
  board: { tab: 'all', view: 'list', sort: 'MATCH', words: '', stage: null, open: null },
  onBoard: (): void => undefined,
  applications: list('fr', ...all),
  opened: null,
  available: 12,
  returnTo: '/recruiter/jobs/1/applications',
  ownZone: 'America/Toronto',
  tools: messageTools,
  renderProfile: ({ user }) => <p>{user.full_name}</p>,
  onReview: () => Promise.resolve(),
  onReject: () => Promise.resolve(shown('refused', 'fr')),
  onUndo: () => Promise.resolve(),
  onInterview: () => Promise.resolve(),
  onMoveInterview: () => Promise.resolve(),
  onCancelInterview: () => Promise.resolve(),
  onOffer: () => Promise.resolve(),
  onWithdrawOffer: () => Promise.resolve(),
  onAccept: () => Promise.resolve(),
  onMove: () => Promise.resolve(shown('reviewed', 'fr')),
  onBulk: ({ ids, action }) =>
    Promise.resolve({
      id: '0199f0c2-0000-7000-8000-00000000b001',
      action,
      results: ids.map((id) => ({ id, outcome: 'DONE', code: null, error: null })),
      done: ids.length,
      refused: 0,
      undo_seconds_left: action === 'REJECTED' ? 300 : null,
      undoEnds: action === 'REJECTED' ? storyTime.getTime() + 300_000 : null,
    }),
  onUndoBulk: (id) =>
    Promise.resolve({ id, action: 'REJECTED', results: [], done: 0, refused: 0, undo_seconds_left: null }),
  onSelectAll: () => Promise.resolve({ people: [], total: 0 }),
  onExport: () => Promise.resolve(),
};

const meta = {
  title: 'Applications/JobApplicationsView',
  component: JobApplicationsView,
  parameters: { layout: 'fullscreen', ...english<JobApplicationsViewProps>({ applications: list('en', ...all) }) },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <JobApplicationsView {...args} />
    </main>
  ),
} satisfies Meta<typeof JobApplicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: HTMLElement, name: RegExp): Promise<void> => {
  const [first] = within(canvas).getAllByRole('button', { name });
  if (first) await userEvent.click(first);
  await expect(await within(document.body).findByRole('dialog')).toBeVisible();
};

export const List: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OfAReviewer: Story = { args: { isNarrowSeat: true } };
export const OnATablet: Story = { globals: onTablet };
export const Columns: Story = {
  args: { board: { tab: 'all', view: 'columns', sort: 'MATCH', words: '', stage: null, open: null } },
};
export const ColumnsOnAPhone: Story = { ...Columns, globals: onPhone };
export const NewOnes: Story = {
  args: {
    board: { tab: 'new', view: 'list', sort: 'MATCH', words: '', stage: null, open: null },
    applications: list('fr', 'fresh'),
  },
  parameters: english<JobApplicationsViewProps>({ applications: list('en', 'fresh') }),
};
export const Opened: Story = {
  args: {
    board: {
      tab: 'all',
      view: 'list',
      sort: 'MATCH',
      words: '',
      stage: null,
      open: receivedApplications.interview('fr').id,
    },
    opened: opened('interview', 'fr'),
  },
  parameters: english<JobApplicationsViewProps>({ opened: opened('interview', 'en') }),
};
export const OpenedOnAPhone: Story = { ...Opened, parameters: { ...Opened.parameters }, globals: onPhone };
const ownStages = (language: Language): JobApplicationsViewProps['applications'] => {
  const shownList = list(language, ...all);
  return shownList.status === 'ready'
    ? { status: 'ready', data: { ...shownList.data, stages: teamStages } }
    : shownList;
};
export const OwnStages: Story = {
  args: { applications: ownStages('fr') },
  parameters: english<JobApplicationsViewProps>({ applications: ownStages('en') }),
};
export const OwnStagesInColumns: Story = {
  args: {
    board: { tab: 'all', view: 'columns', sort: 'MATCH', words: '', stage: null, open: null },
    applications: ownStages('fr'),
  },
  parameters: english<JobApplicationsViewProps>({ applications: ownStages('en') }),
};
export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    if (boxes[0]) await userEvent.click(boxes[0]);
    if (boxes[1]) await userEvent.click(boxes[1]);
    await expect(within(canvasElement).getByRole('region', { name: /^(Candidatures s|Selected)/ })).toBeVisible();
  },
};
export const SelectingOnAPhone: Story = { ...Selecting, globals: onPhone };
export const NothingFound: Story = {
  args: {
    board: { tab: 'all', view: 'list', sort: 'MATCH', words: 'soudure', stage: null, open: null },
    applications: list('fr'),
  },
  parameters: { en: null },
};
export const Declining: Story = {
  play: async ({ canvasElement }) => press(canvasElement, /^(Refuser|Decline)\b/),
};
export const DecliningOnAPhone: Story = { ...Declining, globals: onPhone };
export const ProposingAnInterview: Story = {
  play: async ({ canvasElement }) => press(canvasElement, /^(Proposer une entrevue|Propose an interview)/),
};
export const ProposingAnInterviewOnAPhone: Story = { ...ProposingAnInterview, globals: onPhone };
export const MakingAnOffer: Story = {
  play: async ({ canvasElement }) => press(canvasElement, /^(Faire une offre|Make an offer)/),
};
export const Accepting: Story = {
  play: async ({ canvasElement }) => press(canvasElement, /^(Accepter|Accept) · /),
};
export const NoCreditLeft: Story = { args: { available: 0 } };
export const NobodyApplied: Story = { args: { applications: list('fr') }, parameters: { en: null } };
export const NobodyInThisTab: Story = {
  args: {
    board: { tab: 'decided', view: 'list', sort: 'MATCH', words: '', stage: null, open: null },
    applications: list('fr'),
  },
  parameters: { en: null },
};
export const Loading: Story = { args: { applications: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: { applications: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
export const NotOurs: Story = {
  args: { applications: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
  parameters: { en: null },
};
