import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as audit from './AuditView.stories';
import * as companies from './CompaniesView.stories';
import * as prices from './PricesView.stories';
import * as queues from './QueuesView.stories';

jest.setTimeout(40_000);

const { Acts } = storiesOf(audit);
const { Found } = storiesOf(companies);
const { Prices } = storiesOf(prices);
const { CostsFailed, GivenUp, InTrouble, NoVideoLately, QueueIsAway } = storiesOf(queues);
const done = () => jest.fn(() => Promise.resolve());

describe('the audit log', () => {
  it('shows who did what, on which object and why', () => {
    render(<Acts />);
    expect(screen.getByRole('heading', { name: 'Crédits ajustés' })).toBeInTheDocument();
    expect(screen.getByText('Geste commercial après la panne du 9 novembre.')).toBeInTheDocument();
    expect(screen.getByText('credits = 5 · balance = 47')).toBeInTheDocument();
    expect(screen.getByText('Compte fermé')).toBeInTheDocument();
  });

  it('filters, and exports the filtered list', async () => {
    const [onFilter, onExport] = [jest.fn(), done()];
    render(<Acts onFilter={onFilter} onExport={onExport} />);
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'ACCOUNT_SUSPENDED');
    await userEvent.type(screen.getByLabelText('Du'), '2026-11-01');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrer' }));
    await waitFor(() =>
      expect(onFilter.mock.calls).toEqual([
        [{ action: 'ACCOUNT_SUSPENDED', from: '2026-11-01', to: '', subject_id: '' }],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Exporter (CSV)' }));
    expect(onExport).toHaveBeenCalledTimes(1);
  });
});

describe('companies in the back office', () => {
  it('shows how many recruiters are suspended, and suspends or restores all of them', () => {
    render(<Found />);
    expect(screen.getByText('3 dont 1 suspendus')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Suspendre.*Acier du Nord/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Rétablir.*Placement Express/ })).toBeInTheDocument();
  });
});

describe('the cost of a minute of video', () => {
  it('is shown with the median and the 95th percentile of each kind', () => {
    render(<GivenUp />);
    const table = within(screen.getByRole('table', { name: 'Coût d’une minute' }));
    const cells = table.getAllByRole('row').map((row) => row.textContent?.replaceAll(/[\u00A0\u202F]/g, ' '));
    expect(cells[1]).toBe(
      'VidéoVidéos : 1 284Processeur, médiane : 21,4 sProcesseur, 95e centile : 63,1 sStockage, médiane : 9,4 MoStockage, 95e centile : 20,3 Mo',
    );
    expect(cells[2]).toContain('Processeur, médiane : —');
  });

  it('is absent without videos, and says if it cannot be loaded', () => {
    const { unmount } = render(<NoVideoLately />);
    expect(screen.queryByText('Coût d’une minute de vidéo')).not.toBeInTheDocument();
    unmount();
    render(<CostsFailed />);
    expect(screen.getByText('Le coût des vidéos n’a pas pu être chargé.')).toBeInTheDocument();
  });
});

describe('the prices of the plans', () => {
  it('saves an amount, or “on request”', async () => {
    const onSave = done();
    render(<Prices onSave={onSave} />);
    const [basic] = screen.getAllByLabelText('Prix mensuel');
    await userEvent.clear(basic!);
    await userEvent.type(basic!, '0');
    const save = () => userEvent.click(screen.getByRole('button', { name: /De base/ }));
    await save();
    expect((await screen.findAllByText(/Entrez un montant entre/)).length).toBeGreaterThan(0);
    await userEvent.clear(basic!);
    await save();
    await waitFor(() => expect(onSave.mock.calls).toEqual([[expect.objectContaining({ plan: 'BASIC' }), null]]));
  });
});

describe('the job queues', () => {
  it('shows failed jobs, and retries them', async () => {
    const onRetry = done();
    render(<GivenUp onRetry={onRetry} />);
    expect(screen.getByText('connect ECONNREFUSED 127.0.0.1:2525')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Relancer.*identity\.send-letter/ }));
    expect(onRetry.mock.calls).toEqual([[expect.objectContaining({ queue: 'letters' })]]);
  });

  it('names the failing parts, with the reason', () => {
    render(<InTrouble />);
    expect(
      screen.getByText(/^À vérifier : Préparation des vidéos, Courriel, Boîte d’envoi, Stockage des fichiers/),
    ).toBeInTheDocument();
    expect(screen.getByText(/Aucun processus ne les traite/)).toBeInTheDocument();
    expect(screen.getByText('ffmpeg is not installed')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Disque plein/)).toHaveAttribute('lang', 'fr');
    expect(screen.getAllByText('Dégradé')).toHaveLength(3);
    expect(screen.getByText('En panne')).toBeInTheDocument();
  });

  it('says that the queue is unavailable, and still shows the outbox', () => {
    render(<QueueIsAway />);
    expect(screen.getByText(/rien n’est perdu/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Boîte d’envoi' })).toBeInTheDocument();
  });
});
