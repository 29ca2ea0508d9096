import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { Button } from '../../../../design-system/Button/Button';
import { Form } from '../../../../design-system/form/Form';
import { ApiError } from '../../../../lib/api-error';
import { questionBlocks } from '../../../../lib/examples/questions';
import { emptyPosting, postingSchema, type PostingValues } from '../../forms/posting.schema';
import { useQuestionsText } from '../../messages/use-questions-text';
import { PostingQuestions, type PostingQuestionsProps } from './PostingQuestions';

interface InAFormProps extends PostingQuestionsProps {
  readonly asked: readonly string[];
  readonly onSave: (questions: readonly string[]) => void;
}

/** The section inside a form, as on the page of a posting. */
function InAForm({ asked, onSave, ...props }: InAFormProps) {
  const repeated = useQuestionsText()('repeated');
  const posting: PostingValues = {
    ...emptyPosting,
    title: 'Soudeur',
    video_questions: asked.map((text) => ({ text })),
  };
  return (
    <Form
      schema={postingSchema({ needed: '', repeated })}
      defaultValues={posting}
      onSubmit={({ video_questions: questions }) => Promise.resolve(onSave(questions.map(({ text }) => text)))}
    >
      <PostingQuestions {...props} />
      <Box>
        <Button type="submit" variant="primary">
          OK
        </Button>
      </Box>
    </Form>
  );
}

const asked = ['Pourquoi ce métier?', 'Racontez une soudure dont vous êtes fier ou fière.', 'Depuis quand?'];
const eight = [
  ...asked,
  'Quels procédés connaissez-vous?',
  'Comment lisez-vous un plan que vous n’avez jamais vu? Dites ce que vous regardez d’abord, et à qui vous demandez.',
  'Travaillez-vous en hauteur?',
  'Quand pouvez-vous commencer?',
  'Qu’attendez-vous de nous?',
];

const args: InAFormProps = {
  asked: [],
  sets: { status: 'ready', data: questionBlocks },
  onKeep: () => Promise.resolve(),
  onSave: fn(),
};

const meta = {
  title: 'Postings/PostingQuestions',
  component: InAForm,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof InAForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: RegExp): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

export const NoneYet: Story = {};
export const Some: Story = { args: { asked } };
export const Full: Story = { args: { asked: eight } };
export const OnAPhone: Story = { args: { asked: eight.slice(3, 6) }, globals: onPhone };
export const SetsLoading: Story = { args: { asked, sets: { status: 'loading' } } };
export const SetsFailed: Story = {
  args: { asked, sets: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
/** Only one of the set's two questions fits below the max. */
export const OneDidNotFit: Story = {
  args: { asked: eight.slice(4).concat(asked) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Soudure');
    await press(canvasElement, /^(Ajouter ses|Add its) questions$/);
    await expect(canvas.getByText(/1 n’a plus de place|1 did not fit/)).toBeVisible();
  },
};
export const AskedTwice: Story = {
  args: { asked: [...asked, 'pourquoi ce métier?'] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^OK$/);
    await expect(await within(canvasElement).findByText(/déjà posée plus haut|already asked above/)).toBeVisible();
  },
};
export const KeptAsASet: Story = {
  args: { asked },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(Garder comme questionnaire|Keep as a set)$/);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
