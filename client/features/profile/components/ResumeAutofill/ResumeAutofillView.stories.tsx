import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
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

const isUsed: ResumeAutofillViewProps['isUsed'] = ({ value }) => value === 'Soudure TIG';
const onUse: ResumeAutofillViewProps['onUse'] = fn();

const meta = {
  title: 'Profile/ResumeAutofill',
  component: ResumeAutofillView,
  args: { state: { status: 'ready', suggestions }, isUsed, onFile: fn(), onStop: fn(), onUse },
} satisfies Meta<typeof ResumeAutofillView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const Idle: Story = { args: { state: { status: 'idle' } } };
export const Reading: Story = { args: { state: { status: 'reading', fileName: 'CV 2025.pdf' } } };
export const NothingFound: Story = { args: { state: { status: 'ready', suggestions: [] } } };
export const Scan: Story = {
  args: {
    state: {
      status: 'failed',
      error: new ApiError(
        422,
        'RESUMES.WITHOUT_TEXT',
        'Ce fichier ne contient pas de texte : c’est une numérisation ou une photo.',
      ),
    },
  },
};
