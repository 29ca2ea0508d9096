import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onDesktop, onPhone, onTablet } from '../../../../../storybook/widths';
import { receivedApplications, teamStages } from '../../../../lib/examples/applications';
import type { Language } from '../../../../lib/i18n';
import { boardColumns } from '../../domain/board';
import { arrived } from '../../domain/received';
import { BoardColumns, type BoardColumnsProps } from './BoardColumns';

const all = (language: Language) =>
  Object.values(receivedApplications).map((of) => arrived(of(language), storyTime.getTime()));

const meta = {
  title: 'Applications/BoardColumns',
  component: BoardColumns,
  parameters: english<BoardColumnsProps>({ applications: all('en') }),
  globals: onDesktop,
  args: {
    columns: boardColumns,
    stages: [],
    applications: all('fr'),
    counts: { PENDING: 1, REVIEWED: 1, INTERVIEW: 1, OFFERED: 1, ACCEPTED: 1, REJECTED: 1, WITHDRAWN: 0, ENDED: 0 },
    isBusy: false,
    onOpen: fn(),
    onAction: fn(),
    selection: new Map(),
    onToggle: fn(),
  },
} satisfies Meta<typeof BoardColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const TwoOfThem: Story = { args: { columns: ['interview', 'offer'] } };
export const OwnStages: Story = { args: { stages: teamStages } };
export const OwnStagesOnAPhone: Story = { args: { stages: teamStages }, globals: onPhone };
const late = (language: Language) =>
  all(language).map((each) => ({ ...each, stage: { ...each.stage, limit_days: 1 } }));
export const LongerThanTheLimit: Story = {
  args: { stages: teamStages, applications: late('fr') },
  parameters: english<BoardColumnsProps>({ applications: late('en') }),
};
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^(Déplacer|Move)/ });
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};
