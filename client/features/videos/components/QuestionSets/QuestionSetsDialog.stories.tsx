import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { QuestionBlock } from '@modules/media/http/questions.contract';
import { ApiError } from '../../../../lib/api-error';
import { questionBlocks } from '../../../../lib/examples/questions';
import { QuestionSetsDialog, type QuestionSetsDialogProps } from './QuestionSetsDialog';

const own = questionBlocks.filter(({ is_default: isDefault }) => !isDefault);
const ready = (data: readonly QuestionBlock[]) => ({ status: 'ready', data }) as const;
const long: QuestionBlock = {
  id: '0199f0c2-0000-7000-8000-00000000f002',
  title: 'Questions que posent les hôpitaux et les centres d’hébergement de la région de Québec, hiver et été',
  is_default: false,
  questions: Array.from({ length: 12 }, (_, order) => ({
    question_text: `Question ${order + 1} ?`,
    suggested_seconds: 60,
    order,
  })),
};

const args: QuestionSetsDialogProps = {
  sets: ready(own),
  draft: null,
  onSave: () => Promise.resolve(),
  onRemove: () => Promise.resolve(),
  onClose: fn(),
};

const meta = { title: 'Videos/QuestionSetsDialog', component: QuestionSetsDialog, args } satisfies Meta<
  typeof QuestionSetsDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const NoneYet: Story = { args: { sets: ready([]) } };
export const LongTexts: Story = { args: { sets: ready([long, ...own]) } };
export const Full: Story = {
  args: {
    sets: ready(Array.from({ length: 50 }, (_, index) => ({ ...long, id: `${index}`, title: `Série ${index + 1}` }))),
  },
};
export const Loading: Story = { args: { sets: { status: 'loading' } } };
export const Failed: Story = {
  args: { sets: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Keeping: Story = {
  args: {
    draft: {
      title: '',
      questions: [
        { text: 'Pourquoi ce métier ?', seconds: '60' },
        { text: 'Quels procédés connaissez-vous ?', seconds: '75' },
      ],
    },
  },
};
export const Changing: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Modifier|Change) / }));
    await expect(await dialog.findByDisplayValue('Soudure')).toBeVisible();
  },
};
export const AskedBeforeDeleting: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Supprimer|Delete) / }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
