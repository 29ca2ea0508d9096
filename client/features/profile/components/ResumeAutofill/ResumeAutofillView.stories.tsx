import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError, networkError } from '../../../../lib/api-error';
import { KeepResume } from './KeepResume';
import { ResumeAutofillView, type ResumeAutofillViewProps } from './ResumeAutofillView';

const suggestions = [
  { field: 'title', value: 'Soudeuse-monteuse', confidence: 0.9, quote: 'Soudeuse-monteuse' },
  { field: 'skills', value: 'Soudure TIG', confidence: 0.95, quote: 'Soudure MIG, Soudure TIG, Oxycoupage' },
  {
    field: 'skills',
    value: 'Lecture de plans',
    confidence: 0.75,
    quote: 'Passerelles d’acier, lecture de plans d’atelier.',
  },
  { field: 'years_experience', value: 7, confidence: 0.8, quote: 'Soudeuse-monteuse, Atelier Roy inc., 2018 – 2025' },
  { field: 'languages', value: 'Anglais', confidence: 0.95, quote: 'Français, Anglais' },
  {
    field: 'experience',
    value: 'Soudeuse-monteuse, Atelier Roy inc., 2018 – 2025\nPasserelles d’acier, lecture de plans d’atelier.',
    confidence: 0.8,
    quote: 'Soudeuse-monteuse, Atelier Roy inc., 2018 – 2025',
  },
] as const;

const file = new File(['x'], 'CV 2025.pdf');
const keep = (): Promise<void> => Promise.resolve();
const isUsed: ResumeAutofillViewProps['isUsed'] = ({ value }) => value === 'Soudure TIG';
const onUse: ResumeAutofillViewProps['onUse'] = fn();

const meta = {
  title: 'Profile/ResumeAutofill',
  component: ResumeAutofillView,
  args: {
    state: { status: 'ready', file, suggestions },
    keeping: <KeepResume file={file} onKeep={keep} />,
    isUsed,
    onFile: fn(),
    onStop: fn(),
    onUse,
  },
} satisfies Meta<typeof ResumeAutofillView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Idle: Story = { args: { state: { status: 'idle' }, keeping: null } };
export const SharedTooLarge: Story = { args: { state: { status: 'idle' }, keeping: null, problem: 'too-large' } };
export const SharedFileGone: Story = {
  globals: onPhone,
  args: { state: { status: 'idle' }, keeping: null, problem: 'gone' },
};
export const Reading: Story = { args: { state: { status: 'reading', fileName: 'CV 2025.pdf' }, keeping: null } };
export const NothingFound: Story = { args: { state: { status: 'ready', file, suggestions: [] } } };
export const NetworkFailed: Story = {
  globals: onPhone,
  args: { state: { status: 'failed', file, error: networkError() }, keeping: null },
};
export const Scan: Story = {
  args: {
    keeping: null,
    state: {
      status: 'failed',
      file,
      error: new ApiError(
        422,
        'RESUMES.WITHOUT_TEXT',
        'Ce fichier ne contient pas de texte : c’est une numérisation ou une photo.',
      ),
    },
  },
};
