import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResolveReportRequest } from '@modules/messaging/http/reports.contract';
import { jobReport, messageReport } from '../../../lib/examples/back-office';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from './ReportsView.stories';

jest.setTimeout(40_000);

const { Decided, DecidedByAnother, Failed, Open } = storiesOf(stories);
const decisions = () => jest.fn((_id: string, _request: ResolveReportRequest) => Promise.resolve());
const begin = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

describe('deciding about reports', () => {
  it('removes a posting and suspends its author, with a reason', async () => {
    const onDecide = decisions();
    render(<Open onDecide={onDecide} />);
    const dialog = await begin(/^Décider.*Emballeuse/);
    await userEvent.click(dialog.getByLabelText('Retirer l’offre définitivement'));
    await userEvent.click(dialog.getByLabelText('Suspendre le compte signalé'));
    const save = () => userEvent.click(dialog.getByText('Enregistrer la décision'));
    await userEvent.click(dialog.getByLabelText(/^Raison donnée/));
    await userEvent.paste('Demande de l’argent.');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDecide.mock.calls).toEqual([
      [jobReport.id, { status: 'ACTIONED', note: null, remove_job: true, suspend_reason: 'Demande de l’argent.' }],
    ]);
  });

  it('requires a reason to suspend', async () => {
    const onDecide = decisions();
    render(<Open onDecide={onDecide} />);
    const dialog = await begin(/^Décider.*Emballeuse/);
    await userEvent.click(dialog.getByLabelText('Suspendre le compte signalé'));
    await userEvent.click(dialog.getByText('Enregistrer la décision'));
    expect((await dialog.findAllByText('Écrivez une raison d’au moins trois caractères.')).length).toBeGreaterThan(0);
    expect(onDecide).not.toHaveBeenCalled();
  });

  it('dismisses without consequences, even if some were ticked before', async () => {
    const onDecide = decisions();
    render(<Open onDecide={onDecide} />);
    const dialog = await begin(/^Décider.*Emballeuse/);
    await userEvent.click(dialog.getByLabelText('Retirer l’offre définitivement'));
    await userEvent.click(dialog.getByLabelText('Classer sans suite'));
    await userEvent.click(dialog.getByLabelText(/^Note pour l’équipe/));
    await userEvent.paste('Une vraie offre.');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la décision' }));
    await waitFor(() =>
      expect(onDecide.mock.calls).toEqual([[jobReport.id, { status: 'DISMISSED', note: 'Une vraie offre.' }]]),
    );
  });

  it('does not offer to suspend somebody twice, or to remove anything but postings', async () => {
    render(<Open />);
    expect(screen.getByText(messageReport.evidence ?? '')).toBeInTheDocument();
    const dialog = await begin(/^Décider.*Message/);
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('shows a decision with its note, and no more actions', () => {
    render(<Decided />);
    expect(screen.getByText('L’entreprise n’existe pas au registre.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Décider/ })).toBeNull();
  });

  it('keeps the typed note when a colleague was faster', async () => {
    render(<DecidedByAnother />);
    const dialog = await begin(/^Décider.*Emballeuse/);
    await userEvent.type(dialog.getByLabelText(/^Note pour l’équipe/), 'À vérifier');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer la décision' }));
    expect(await dialog.findByText('Ce signalement est déjà décidé.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Note pour l’équipe/)).toHaveValue('À vérifier');
  });

  it('opens the reported content beside the decision', async () => {
    render(<Open />);
    await userEvent.click(screen.getByRole('button', { name: /^Voir l’objet.*Emballeuse/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/envoyez 200/)).toBeInTheDocument();
    expect(dialog.getByText('Message signalé')).toBeInTheDocument();
    expect(dialog.getByText(/inscrite au journal d’audit/)).toBeInTheDocument();
  });

  it('can be read again after an error', () => {
    render(<Failed />);
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeInTheDocument();
  });
});
