import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { exampleConversations } from '../../lib/examples/messages';
import { developer, longTitle, nurse } from '../../lib/examples/jobs';
import { useLanguage, type Language } from '../../lib/i18n';
import { applicationCommand, conversationCommand, personCommand, postingCommand } from './commands';
import { PaletteView, type PaletteViewProps } from './PaletteView';
import type { Things } from './use-things';

const nothing: Things = {
  postings: [],
  applications: [],
  people: [],
  conversations: [],
  isLoading: false,
  retry: null,
};

const ofRecruiter = (language: Language): Things => ({
  ...nothing,
  postings: [nurse, developer, longTitle].map(postingCommand),
  people: [
    {
      id: '0199f0c2-0000-7000-8000-00000000c21d',
      full_name: language === 'fr' ? 'Candidat·e' : 'Candidate',
      location: 'Montréal',
    },
    { id: '0199f0c2-0000-7000-8000-00000000b001', full_name: 'Camille Tremblay', location: 'Montréal, QC' },
  ].map(personCommand),
});

const ofSeeker = (language: Language): Things => ({
  ...nothing,
  applications: [nurse].map(applicationCommand),
  conversations: exampleConversations(language).map(conversationCommand),
});

function Live({ words, ...props }: PaletteViewProps) {
  const [typed, setTyped] = useState(words);
  return <PaletteView {...props} words={typed} onWords={setTyped} />;
}
function Recruiting(props: PaletteViewProps) {
  return <Live {...props} things={{ ...ofRecruiter(useLanguage()), ...(props.things !== nothing && props.things) }} />;
}
function Seeking(props: PaletteViewProps) {
  return <Live {...props} things={ofSeeker(useLanguage())} />;
}

const recruiter = { userType: 'RECRUITER', mayWrite: true, isLight: false } as const;

const meta = {
  title: 'App/PaletteView',
  component: PaletteView,
  render: (props) => <Recruiting {...props} />,
  args: {
    reader: recruiter,
    things: nothing,
    words: '',
    onWords: (): void => undefined,
    onRun: (): void => undefined,
    onClose: (): void => undefined,
  },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<PaletteViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recruiter: Story = {};

export const ByMaskedId: Story = { args: { words: 'c21d' } };

export const WithAMistake: Story = {
  args: { words: 'reservtion' },
};

export const Seeker: Story = {
  args: { reader: { userType: 'JOB_SEEKER', mayWrite: true, isLight: true }, words: 'mont' },
  render: (props) => <Seeking {...props} />,
};

export const Operator: Story = {
  args: { reader: { userType: 'OPERATOR', mayWrite: false, isLight: false } },
  render: (props) => <Live {...props} />,
};

export const Visitor: Story = {
  args: { reader: { userType: null, mayWrite: false, isLight: false } },
  render: (props) => <Live {...props} />,
};

export const Loading: Story = {
  args: { things: { ...nothing, isLoading: true } },
  render: (props) => <Live {...props} />,
};

export const Failed: Story = {
  args: { words: 'offres', things: { ...nothing, retry: () => undefined } },
  render: (props) => <Live {...props} />,
  parameters: english<PaletteViewProps>({ words: 'jobs' }),
};

export const NothingFound: Story = { args: { words: 'zzzz' } };

export const OnAPhone: Story = { globals: onPhone };
