import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { peopleFound } from '../../../lib/examples/candidate-search';
import type { Language } from '../../../lib/i18n';
import { SimilarDialog, type SimilarDialogProps } from './SimilarDialog';

const people = (language: Language): SimilarDialogProps['people'] => ({
  status: 'ready',
  data: {
    people: peopleFound(language).map((user, index) => ({
      user,
      shared: [language === 'fr' ? 'Développeuse ou développeur web' : 'Web developer', 'TypeScript', 'React'].slice(
        index % 2,
      ),
      same_town: index === 0,
    })),
  },
});

const args: SimilarDialogProps = {
  open: true,
  name: 'Camille',
  people: people('fr'),
  onAdd: () => Promise.resolve(),
  onClose: fn(),
};

const meta = {
  title: 'Shortlists/SimilarDialog',
  component: SimilarDialog,
  parameters: english<SimilarDialogProps>({ people: people('en') }),
  args,
} satisfies Meta<typeof SimilarDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromAList: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const FromAProfile: Story = { args: { onAdd: undefined } };
export const Nobody: Story = { args: { people: { status: 'ready', data: { people: [] } } }, parameters: { en: null } };
export const Loading: Story = { args: { people: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: { people: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
