import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { nurse } from '../../../lib/examples/jobs';
import { halfSaid } from '../../../lib/examples/posting-checklist';
import { questionBlocks } from '../../../lib/examples/questions';
import { emptyPosting, postingValues } from '../forms/posting.schema';
import { PostingFormView, type PostingFormViewProps } from './PostingFormView';

const args: PostingFormViewProps = {
  isNew: true,
  companyName: 'Hôpital Mont-Blanc',
  values: { status: 'ready', data: emptyPosting },
  onSave: () => Promise.resolve(),
  questions: { sets: { status: 'ready', data: questionBlocks }, onKeep: () => Promise.resolve() },
  check: () => Promise.resolve(halfSaid),
};

const meta = {
  title: 'Postings/PostingFormView',
  component: PostingFormView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <PostingFormView {...args} />
    </main>
  ),
} satisfies Meta<typeof PostingFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const StagesFromATemplate: Story = {
  args: { stages: { templates: [{ id: 'care', name: 'Soins' }], chosen: '', onChoose: fn() } },
};
const templates = [
  {
    id: '0199f0c2-0000-7000-8000-0000000007e1',
    name: 'Soins infirmiers',
    title: 'Infirmière',
    has_stages: true,
    has_scorecard: true,
    created_at: '2026-11-01T12:00:00.000Z',
  },
  {
    id: '0199f0c2-0000-7000-8000-0000000007e2',
    name: 'Soutien',
    title: 'Préposé',
    has_stages: false,
    has_scorecard: false,
    created_at: '2026-11-02T12:00:00.000Z',
  },
];
const start = { templates, chosen: '', isTyped: () => false, onChoose: fn(), onDelete: () => Promise.resolve() };
export const TemplatesToStartFrom: Story = { args: { start } };
export const FromATemplate: Story = {
  args: {
    start: { ...start, chosen: templates[0]?.id ?? '' },
    values: { status: 'ready', data: { ...postingValues(nurse), status: 'DRAFT' } },
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Existing: Story = { args: { isNew: false, values: { status: 'ready', data: postingValues(nurse) } } };
export const PublishedTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^(Titre|Title)/), 'Soudeur-monteur');
    await userEvent.click(canvas.getByRole('button', { name: /^(Publier|Publish)$/ }));
    await expect(
      (await canvas.findAllByText(/Obligatoire pour publier|Required to publish/)).length,
    ).toBeGreaterThanOrEqual(4);
  },
};
export const TypedBefore: Story = {
  args: { typed: { ...emptyPosting, title: 'Soudeuse-monteuse', department: 'Atelier' } },
};
export const WithoutChecklist: Story = { args: { check: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) } };
export const OpenedToBeCompleted: Story = { args: { isNew: false, isIncomplete: true } };
export const Loading: Story = { args: { isNew: false, values: { status: 'loading' } } };
export const Gone: Story = {
  args: {
    isNew: false,
    values: { status: 'failed', error: new ApiError(404, 'JOBS.NOT_FOUND', 'Introuvable.'), retry: fn() },
  },
};
export const Failed: Story = {
  args: { isNew: false, values: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
