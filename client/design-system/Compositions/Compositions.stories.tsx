import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../storybook/widths';
import { AppHeader } from '../AppHeader/AppHeader';
import { CreditsBadge } from '../AppHeader/CreditsBadge';
import { phonePlaces, recruiterItems, seekerItems } from '../AppHeader/header.examples';
import { AppShell } from '../AppShell/AppShell';
import { BottomBar } from '../BottomBar/BottomBar';
import { Footer } from '../Footer/Footer';
import { IconButton } from '../IconButton/IconButton';
import { icon } from '../theme/tokens';
import { CandidatePage } from './CandidatePage.examples';
import { MatchPage } from './MatchPage.examples';
import { RequestPage } from './RequestPage.examples';

const meta = {
  title: 'Design system/Compositions',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function SeekerShell({ current, children }: { current: string; children: ReactNode }) {
  const say = useStoryText();
  const language = say('fr' as const, 'en' as const);
  return (
    <AppShell
      header={
        <AppHeader
          homeHref="/dashboard"
          items={seekerItems(language)}
          current={current}
          user={{ name: 'Camille Tremblay' }}
          notifications={
            <IconButton label={say('Notifications, 3 non lues', 'Notifications, 3 unread')} count={3}>
              <Bell size={icon.normal} aria-hidden />
            </IconButton>
          }
        />
      }
      bottomBar={<BottomBar items={phonePlaces(language)} current={current} />}
      footer={
        <Footer note={say('C’est vous qui décidez qui vous rencontre.', 'You decide who meets you.')} columns={[]} />
      }
    >
      {children}
    </AppShell>
  );
}

function RecruiterShell({ children }: { children: ReactNode }) {
  const say = useStoryText();
  const language = say('fr' as const, 'en' as const);
  return (
    <AppShell
      header={
        <AppHeader
          homeHref="/recruiter/dashboard"
          items={recruiterItems(language)}
          current="/recruiter/candidates"
          user={{ name: 'Nadia Lefebvre', detail: 'Studio Boréal' }}
          credits={
            <CreditsBadge
              figure="12"
              words={say('disponibles', 'available')}
              pending={say('2 en attente', '2 on hold')}
              unit={say('crédits', 'credits')}
              href="/subscription"
            />
          }
        />
      }
    >
      {children}
    </AppShell>
  );
}

const matches = () => (
  <SeekerShell current="/matches">
    <MatchPage />
  </SeekerShell>
);
const candidates = () => (
  <RecruiterShell>
    <CandidatePage />
  </RecruiterShell>
);
const requests = () => (
  <SeekerShell current="/reservations">
    <RequestPage />
  </SeekerShell>
);

export const Matches: Story = { render: matches, globals: onDesktop };
export const MatchesOnAPhone: Story = { render: matches, globals: onPhone };
export const Candidates: Story = { render: candidates, globals: onDesktop };
export const CandidatesOnAPhone: Story = { render: candidates, globals: onPhone };
export const Requests: Story = { render: requests, globals: onDesktop };
export const RequestsOnAPhone: Story = { render: requests, globals: onPhone };
