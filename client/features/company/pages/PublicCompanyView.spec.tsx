import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './PublicCompanyView.stories';

const { Failed, Gone, LinkedVideoOnly, NameOnly, NoId, NothingKnown, Overview, PositionsTab, Videos } =
  storiesOf(stories);

describe('the page of a company', () => {
  it('starts with the first video about it, and three lines of its culture', () => {
    render(<Overview />);
    expect(screen.getByRole('region', { name: /Bienvenue à l’hôpital/ })).toBeVisible();
    expect(screen.getByText('Le tutoiement est de mise')).toBeVisible();
    expect(screen.queryByText('Quatrième')).toBeNull();
    expect(screen.getByRole('link', { name: /^montblanc\.example/ })).toHaveAttribute(
      'href',
      'https://www.montblanc.example/',
    );
    expect(screen.getByText(/^Répond à 86\s% des candidatures en 14 jours au plus$/)).toBeVisible();
    expect(screen.getByText('D’après 42 candidatures des 90 derniers jours.')).toBeVisible();
  });

  it('explains the rules of verification', async () => {
    render(<Overview />);
    await userEvent.click(screen.getByRole('button', { name: 'Entreprise vérifiée' }));
    expect(await screen.findByText(/jamais par un automate/)).toBeVisible();
  });

  it('links to a video on another site only until the company has its own', () => {
    render(<LinkedVideoOnly />);
    expect(screen.getByRole('link', { name: /^Voir la vidéo sur videos\.example/ })).toHaveAttribute(
      'href',
      'https://www.videos.example/mont-blanc',
    );
    expect(screen.queryByRole('region', { name: /Bienvenue/ })).toBeNull();
  });

  it('counts its tabs, and shows open positions with links', () => {
    render(<PositionsTab />);
    expect(screen.getByRole('tab', { name: 'Vidéos · 4' })).toBeVisible();
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(within(first!).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/jobs\//));
    expect(within(first!).getByText(/Temps plein/)).toBeVisible();
  });

  it('plays the video chosen from the list', async () => {
    render(<Videos />);
    expect(screen.getByRole('region', { name: /Bienvenue/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Regarder\s: L’équipe de nuit/ }));
    expect(screen.getByRole('region', { name: /L’équipe de nuit/ })).toBeVisible();
  });

  it('leaves out unknown facts', () => {
    render(<NameOnly />);
    expect(screen.queryByText('Entreprise vérifiée')).toBeNull();
    expect(screen.queryByText(/Répond à/)).toBeNull();
    expect(screen.queryByText('non précisé')).toBeNull();
    expect(screen.getByText('L’entreprise n’a pas encore de description.')).toBeVisible();
  });

  it('has no empty card of facts', () => {
    const { unmount } = render(<Overview />);
    expect(screen.getByRole('heading', { name: 'En bref' })).toBeVisible();
    unmount();
    render(<NothingKnown />);
    expect(screen.queryByRole('heading', { name: 'En bref' })).toBeNull();
  });

  it('distinguishes no id, an unknown company, and an error', () => {
    const { unmount } = render(<NoId />);
    expect(screen.getByRole('heading', { level: 1, name: 'Aucune entreprise dans cette adresse' })).toBeVisible();
    unmount();
    const gone = render(<Gone />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette entreprise est introuvable');
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    gone.unmount();
    render(<Failed />);
    expect(screen.getByText('Les données de l’entreprise n’ont pas pu être chargées')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/jobs');
  });
});
