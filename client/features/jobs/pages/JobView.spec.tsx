import { render, screen } from '@testing-library/react';
import { nurse } from '../../../lib/examples/jobs';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './JobView.stories';

const {
  AnswersNotKnown,
  AsItsOwner,
  Closed,
  ClosedForVisitors,
  DraftAsItsOwner,
  ForASeeker,
  InTheSameTown,
  LookAlike,
  Nearby,
  Ready,
  Visitor,
} = storiesOf(stories);

describe('one job', () => {
  it('shows a visitor the posting and the sign-in link, without the match', () => {
    render(<Visitor />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Infirmière clinicienne');
    const link = screen.getByRole('link', { name: 'Se connecter pour postuler' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/login\?next=%2Fjobs%2F/));
    const register = screen.getByRole('link', { name: 'Créer un compte' });
    expect(register).toHaveAttribute('href', expect.stringMatching(/^\/register\?next=%2Fjobs%2F/));
    expect(screen.queryByText('Vous et cette offre')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Offres' })).toHaveAttribute('href', '/jobs');
  });

  it('shows a seeker the match and the link back to the list', () => {
    render(<Ready />);
    expect(screen.getByText('Vous et cette offre')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Offres' })).toHaveAttribute('href', '/jobs');
    expect(screen.getAllByRole('link', { name: 'Hôpital Mont-Blanc' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\//),
    );
    expect(screen.queryByText('Se connecter pour postuler')).not.toBeInTheDocument();
  });

  it('shows its own company what candidates see, and the link to edit it', () => {
    const { unmount } = render(<AsItsOwner />);
    expect(screen.getByText('Vue des candidat·es')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Modifier l’offre' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/recruiter\/jobs\/.*\/edit$/),
    );
    expect(screen.getByRole('link', { name: 'Vos offres' })).toHaveAttribute('href', '/recruiter/jobs');
    expect(screen.queryByText('Vous et cette offre')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Signaler' })).toBeNull();
    unmount();
    render(<DraftAsItsOwner />);
    expect(screen.getByText(/l’offre n’est pas publiée/)).toBeVisible();
  });

  it('warns of a company whose name is close to a verified one’s', () => {
    render(<LookAlike />);
    expect(screen.getByText('Ce nom ressemble à celui d’une entreprise vérifiée')).toBeVisible();
    expect(screen.getByRole('link', { name: /Hôpital du Mont-Blanc/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/company\//),
    );
  });

  it('shows the company’s response rate beside its name, or nothing if it is unknown', () => {
    const { unmount } = render(<Ready />);
    expect(screen.getByText(/^Répond à 86\s% des candidatures en 14 jours au plus$/)).toBeVisible();
    unmount();
    render(<AnswersNotKnown />);
    expect(screen.queryByText(/Répond à/)).toBeNull();
  });

  it('shows a seeker how far it is, and says that it is a straight line', () => {
    const { unmount } = render(<Nearby />);
    expect(screen.getByText('Depuis Laval')).toBeVisible();
    expect(screen.getByText(/^À vol d’oiseau, environ 13\skm$/)).toBeVisible();
    unmount();
    render(<InTheSameTown />);
    expect(screen.getByText('Dans la même ville')).toBeVisible();
  });

  it('shows everybody its video questions, and the recorder to a seeker who can apply', () => {
    const { rerender } = render(<ForASeeker />);
    const recorder = () => screen.queryByRole('link', { name: 'Répondre aux questions' });
    expect(recorder()).toBeVisible();
    for (const changes of [{ applied: true }, { is_open: false }]) {
      rerender(<ForASeeker job={{ status: 'ready', data: { ...nurse, ...changes } }} />);
      expect(recorder()).not.toBeInTheDocument();
    }
    rerender(<Visitor />);
    expect(screen.getByRole('heading', { name: 'Questions auxquelles répondre' })).toBeVisible();
    expect(recorder()).not.toBeInTheDocument();
  });

  it('says that and since when a job is closed, and offers nobody to apply', () => {
    const { unmount } = render(<Closed />);
    expect(screen.getByText('Cette offre est fermée')).toBeInTheDocument();
    expect(screen.getByText(/depuis le 12 nov/)).toBeInTheDocument();
    unmount();
    render(<ClosedForVisitors />);
    expect(screen.getByText('Cette offre est fermée')).toBeInTheDocument();
    expect(screen.queryByText('Se connecter pour postuler')).not.toBeInTheDocument();
  });
});
