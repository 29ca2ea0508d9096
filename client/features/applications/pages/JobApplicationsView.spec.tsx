import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { receivedApplications } from '../../../lib/examples/applications';
import { storiesOf } from '../../../lib/spec-support/stories';
import { noteFor } from '../domain/rejection-notes';
import type { BoardActs } from './JobApplicationsView';
import type { BulkActs } from './use-bulk';
import * as stories from './JobApplicationsView.stories';

const { List, NewOnes, Columns, Opened, NoCreditLeft, NobodyApplied, NotOurs } = storiesOf(stories);
const fresh = receivedApplications.fresh('fr');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
// Forms with many fields are slow to fill on a slow machine.
jest.setTimeout(40_000);

const fill = (field: HTMLElement | undefined, value: string): void => {
  if (field === undefined) throw new Error('the form has this field');
  fireEvent.change(field, { target: { value } });
};
const stale = new ApiError(409, 'APPLICATIONS.ALREADY_CHANGED', 'Cette candidature a déjà changé.');

describe('the applications of a posting', () => {
  it('are in tabs with their counts; withdrawn ones are in none', async () => {
    const onBoard = jest.fn();
    render(<List onBoard={onBoard} />);
    expect(button('Toutes · 6')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('En cours · 2'));
    await userEvent.click(button('Colonnes'));
    expect(onBoard.mock.calls).toEqual([
      [{ tab: 'progress', view: 'list', sort: 'MATCH', words: '', stage: null, open: null }],
      [{ tab: 'all', view: 'columns', sort: 'MATCH', words: '', stage: null, open: null }],
    ]);
  });

  it('are marked as reviewed with one click, once', async () => {
    let finish: () => void = () => undefined;
    const onReview = jest.fn<BoardActs['onReview']>(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<NewOnes onReview={onReview} />);
    await userEvent.dblClick(button(/^Marquer comme examinée/));
    expect(onReview.mock.calls).toEqual([[fresh.id]]);
    finish();
    expect(await screen.findByText('Candidature de Camille Tremblay : examinée.')).toBeInTheDocument();
  });

  it('show an error if a colleague was faster', async () => {
    render(<NewOnes onReview={() => Promise.reject(stale)} />);
    await userEvent.click(button(/^Marquer comme examinée/));
    expect(await screen.findByText('La situation a changé entre-temps.')).toBeInTheDocument();
    expect(
      screen.getByText(/Cette candidature a déjà changé\. Cette page vient d’être mise à jour\./),
    ).toBeInTheDocument();
  });

  it('open over the list', async () => {
    const onBoard = jest.fn();
    render(<NewOnes onBoard={onBoard} />);
    await userEvent.click(button(/^Ouvrir/));
    expect(onBoard.mock.calls).toEqual([
      [{ tab: 'new', view: 'list', sort: 'MATCH', words: '', stage: null, open: fresh.id }],
    ]);
  });

  it('move between columns by a menu', async () => {
    const onReview = jest.fn<BoardActs['onReview']>(() => Promise.resolve());
    render(<Columns onReview={onReview} />);
    const column = within(screen.getByRole('region', { name: /^Nouvelles\s: 1$/ }));
    await userEvent.click(column.getByRole('button', { name: /^Déplacer/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Marquer comme examinée', 'Proposer une entrevue', 'Accepter · 2 crédits', 'Refuser']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Marquer comme examinée' }));
    await waitFor(() => expect(onReview.mock.calls).toEqual([[fresh.id]]));
  });

  it('distinguish a posting without applications from another company’s', () => {
    const { unmount } = render(<NobodyApplied />);
    expect(screen.getByRole('link', { name: 'Voir les correspondances' })).toBeInTheDocument();
    unmount();
    render(<NotOurs />);
    expect(screen.getByText('Cette offre est introuvable')).toBeInTheDocument();
  });
});

describe('declining', () => {
  it('asks for a reason and shows the note that the person will read, in either language', async () => {
    const refused = { ...fresh, undoEnds: Date.now() + 300_000 };
    const onReject = jest.fn<BoardActs['onReject']>(() => Promise.resolve(refused));
    render(<NewOnes onReject={onReject} />);
    await userEvent.click(button(/^Refuser/));
    const { getByRole, getByLabelText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Refuser la candidature' }));
    expect(onReject).not.toHaveBeenCalled();
    await userEvent.selectOptions(getByLabelText('Raison'), 'Poste pourvu');
    const preview = within(getByRole('region', { name: 'Ce que la personne lira' }));
    expect(await preview.findByText(new RegExp(noteFor('FILLED', 'fr').slice(0, 30)))).toBeInTheDocument();
    await userEvent.click(getByRole('radio', { name: 'Anglais' }));
    expect(await preview.findByText(new RegExp(noteFor('FILLED', 'en').slice(0, 30)))).toBeInTheDocument();
    await userEvent.click(getByRole('button', { name: 'Refuser la candidature' }));
    await waitFor(() => expect(onReject.mock.calls).toEqual([[fresh.id, { reason: noteFor('FILLED', 'en') }]]));
  });

  it('keeps the recruiter’s own text for every reason, and needs no reason', async () => {
    const onReject = jest.fn<BoardActs['onReject']>(() => Promise.reject(stale));
    render(<NewOnes onReject={onReject} />);
    await userEvent.click(button(/^Refuser/));
    const { getByRole, getByLabelText } = await dialog();
    fill(getByLabelText(/^Note/), 'Merci, Camille.');
    await userEvent.selectOptions(getByLabelText('Raison'), 'Salaire');
    expect(getByLabelText(/^Note/)).toHaveValue('Merci, Camille.');
    await userEvent.selectOptions(getByLabelText('Raison'), 'Sans raison');
    await userEvent.click(getByRole('button', { name: 'Refuser la candidature' }));
    await waitFor(() => expect(onReject.mock.calls).toEqual([[fresh.id, { reason: null }]]));
    // A colleague was faster: the dialog no longer applies and closes.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('La situation a changé entre-temps.')).toBeInTheDocument();
  });

  it('can be undone for five minutes, with a countdown', async () => {
    const onReject = () => Promise.resolve({ ...fresh, undoEnds: Date.now() + 300_000 });
    const onUndo = jest.fn<BoardActs['onUndo']>(() => Promise.resolve());
    render(<NewOnes onReject={onReject} onUndo={onUndo} />);
    await userEvent.click(button(/^Refuser/));
    const { getByRole, getByLabelText } = await dialog();
    await userEvent.selectOptions(getByLabelText('Raison'), 'Sans raison');
    await userEvent.click(getByRole('button', { name: 'Refuser la candidature' }));
    const undo = await screen.findByRole('button', { name: /^Annuler le refus de Camille Tremblay/ });
    expect(undo).toHaveTextContent('Annuler le refus');
    expect(screen.getByText(/^encore\s5:00$/)).toBeVisible();
    await userEvent.click(undo);
    expect(onUndo.mock.calls).toEqual([[fresh.id]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Annuler le refus/ })).toBeNull());
  });
});

describe('bulk actions', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` });
  const everybody = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Sélectionner / });

  it('select one by one, or a range with shift', async () => {
    render(<List />);
    const user = userEvent.setup();
    const boxes = everybody();
    expect(boxes).toHaveLength(6);
    expect(box('Camille Tremblay')).toBe(boxes[0]);
    await user.click(boxes[0] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[3] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, false, false]);
    expect(screen.getByText('4 sélectionnées')).toBeInTheDocument();
    expect(button('Marquer comme examinées · 1')).toBeEnabled();
    expect(button('Refuser · 4')).toBeEnabled();
    await user.click(button('Effacer la sélection'));
    expect(screen.queryByRole('region', { name: 'Candidatures sélectionnées' })).toBeNull();
  });

  it('move only people who can be moved, and name the others', async () => {
    const onBulk = jest.fn<BulkActs['onBulk']>(({ ids, action }) =>
      Promise.resolve({
        id: 'b',
        action,
        results: ids.map((id) => ({ id, outcome: 'REFUSED', code: 'X', error: 'Elle a changé.' })),
        done: 0,
        refused: ids.length,
        undo_seconds_left: null,
        undoEnds: null,
      }),
    );
    render(<List onBulk={onBulk} />);
    for (const each of everybody()) await userEvent.click(each);
    await userEvent.click(button('Marquer comme examinées · 1'));
    await waitFor(() => expect(onBulk.mock.calls).toEqual([[{ ids: [fresh.id], action: 'REVIEWED' }]]));
    expect(await screen.findByText('1 candidature n’a pas changé')).toBeInTheDocument();
    expect(screen.getByText(/Camille Tremblay.: Elle a changé\./)).toBeInTheDocument();
  });

  it('decline with one note and another for one person, and undo all together', async () => {
    const onBulk = jest.fn<BulkActs['onBulk']>(({ ids, action }) =>
      Promise.resolve({
        id: 'b',
        action,
        results: ids.map((id) => ({ id, outcome: 'DONE', code: null, error: null })),
        done: ids.length,
        refused: 0,
        undo_seconds_left: 300,
        undoEnds: Date.now() + 300_000,
      }),
    );
    const onUndoBulk = jest.fn<BulkActs['onUndoBulk']>((id) =>
      Promise.resolve({ id, action: 'REJECTED', results: [], done: 2, refused: 0, undo_seconds_left: null }),
    );
    render(<List onBulk={onBulk} onUndoBulk={onUndoBulk} />);
    const [first, second] = everybody();
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(button('Refuser · 2'));
    const { getByRole, getByLabelText } = await dialog();
    await userEvent.selectOptions(getByLabelText('Raison'), 'En vos mots');
    fill(getByLabelText(/^Note à la personne/), 'Merci, {nom}.');
    expect(getByLabelText('Note à Camille Tremblay')).toHaveValue('Merci, Camille Tremblay.');
    await userEvent.click(getByRole('button', { name: 'Personne suivante' }));
    const own = getByLabelText(/^Note à (?!Camille|la personne)/);
    fill(own, 'À bientôt.');
    expect(within(getByRole('region', { name: 'Ce que la personne lira' })).getByText(/À bientôt\./)).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Refuser 2 candidatures' }));
    await waitFor(() => expect(onBulk).toHaveBeenCalledTimes(1));
    const [[request] = []] = onBulk.mock.calls;
    expect(request).toMatchObject({ action: 'REJECTED', reason: 'Merci, {nom}.' });
    expect(request?.texts?.map(({ reason }) => reason)).toEqual(['Merci, Camille Tremblay.', 'À bientôt.']);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler tous ces refus', hidden: true }));
    await waitFor(() => expect(onUndoBulk.mock.calls).toEqual([['b']]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Annuler tous ces refus' })).toBeNull());
  });

  it('select everybody on the server, also those that are not loaded', async () => {
    const people = [{ id: 'x', name: 'Zoé Hébert', allowed_actions: ['REJECTED' as const], stage_moves: [] }];
    const ready = stories.default.args.applications;
    if (ready.status !== 'ready') throw new Error('the story is ready');
    const applications = { ...ready, data: { ...ready.data, total: 238 } };
    render(<List applications={applications} onSelectAll={() => Promise.resolve({ people, total: 1 })} />);
    await userEvent.click(everybody()[0] as HTMLElement);
    await userEvent.click(button('Tout sélectionner (238)'));
    expect(await screen.findByText('1 sélectionnée')).toBeInTheDocument();
    expect(button('Refuser · 1')).toBeEnabled();
  });

  it('review by keyboard: j and k go on and back, x selects, e opens, ? helps', async () => {
    const onBoard = jest.fn();
    render(<List onBoard={onBoard} />);
    const user = userEvent.setup();
    const cards = [...document.querySelectorAll<HTMLElement>('[data-application]')];
    cards[0]?.focus();
    await user.keyboard('jjk');
    expect(cards[1]).toHaveFocus();
    await user.keyboard('x');
    expect(everybody()[1]).toBeChecked();
    await user.keyboard('jjX');
    expect(everybody().map(({ checked }) => checked)).toEqual([false, true, true, true, false, false]);
    await user.keyboard('e');
    const { board } = stories.default.args;
    expect(onBoard).toHaveBeenCalledWith({ ...board, open: cards[3]?.dataset['application'] });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Raccourcis clavier' })).toBeInTheDocument();
  });

  it('ignore the shortcuts while somebody types', async () => {
    render(<List />);
    await userEvent.type(screen.getByRole('searchbox'), 'jxe?');
    expect(screen.getByRole('searchbox')).toHaveValue('jxe?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('go from one open application to the next', async () => {
    const onBoard = jest.fn();
    render(<Opened onBoard={onBoard} />);
    const panel = await screen.findByRole('dialog');
    act(() => within(panel).getAllByRole('button')[0]?.focus());
    await userEvent.keyboard('j');
    const [[asked] = []] = onBoard.mock.calls as { open: string }[][];
    const order = [...document.querySelectorAll<HTMLElement>('[data-application]')].map(
      ({ dataset }) => dataset['application'],
    );
    expect(asked?.open).toBe(order[order.indexOf(receivedApplications.interview('fr').id) + 1]);
  });
});

describe('an interview', () => {
  it('is proposed at several times, in the chosen time zone', async () => {
    const onInterview = jest.fn<BoardActs['onInterview']>(() => Promise.resolve());
    render(<NewOnes onInterview={onInterview} />);
    await userEvent.click(button(/^Proposer une entrevue/));
    const { getByRole, getAllByLabelText, getByLabelText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Ajouter un moment' }));
    const [days, hours] = [getAllByLabelText('Date'), getAllByLabelText('Heure')];
    fill(days[0], '2026-11-19');
    fill(hours[0], '14:30');
    fill(days[1], '2026-11-20');
    fill(hours[1], '09:00');
    await userEvent.selectOptions(getByLabelText('Fuseau horaire'), 'Atlantique (Halifax, Moncton)');
    fill(getByLabelText(/^Lien de la rencontre/), 'https://rencontre.example');
    await userEvent.click(getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(onInterview).toHaveBeenCalledTimes(1));
    expect(onInterview.mock.calls[0]).toEqual([
      fresh.id,
      {
        type: 'VIDEO',
        time_zone: 'America/Halifax',
        duration_minutes: 45,
        scheduled_at: '2026-11-19T18:30:00.000Z',
        proposed_slots: ['2026-11-20T13:00:00.000Z'],
        location: 'https://rencontre.example',
        notes: null,
      },
    ]);
  });

  it('shows at the field that a time is in the past', async () => {
    const past = {
      path: 'interview.scheduled_at',
      code: 'APPLICATIONS.INTERVIEW_IN_PAST',
      message: 'Un moment à venir.',
    };
    const refused = new ApiError(400, 'REQUEST.INVALID', 'La demande est invalide.', [past]);
    render(<NewOnes onInterview={() => Promise.reject(refused)} />);
    await userEvent.click(button(/^Proposer une entrevue/));
    const { getByRole, getByLabelText } = await dialog();
    fill(getByLabelText('Date'), '2026-11-01');
    fill(getByLabelText('Heure'), '09:00');
    await userEvent.click(getByRole('button', { name: 'Envoyer l’invitation' }));
    await waitFor(() => expect(getByLabelText('Date')).toHaveAccessibleDescription(/Un moment à venir/));
  });

  it('is moved starting from its current time, and cancelled after a confirmation', async () => {
    const onMoveInterview = jest.fn<BoardActs['onMoveInterview']>(() => Promise.resolve());
    const onCancelInterview = jest.fn<BoardActs['onCancelInterview']>(() => Promise.resolve());
    render(<Opened onMoveInterview={onMoveInterview} onCancelInterview={onCancelInterview} />);
    const { id, interviews } = receivedApplications.interview('fr');
    const panel = await dialog();
    const [move] = panel.getAllByRole('button', { name: 'Déplacer' });
    if (move) await userEvent.click(move);
    const form = within(await screen.findByRole('dialog', { name: /^Déplacer l’entrevue/ }));
    expect(form.getByLabelText('Heure')).toHaveValue('14:30');
    await userEvent.click(form.getByRole('button', { name: 'Déplacer l’entrevue' }));
    await waitFor(() => expect(onMoveInterview).toHaveBeenCalledTimes(1));
    expect(onMoveInterview.mock.calls[0]?.slice(0, 2)).toEqual([id, interviews[0]?.id]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Déplacer l’entrevue/ })).toBeNull());
    const [cancel] = panel.getAllByRole('button', { name: 'Annuler l’entrevue' });
    if (cancel) await userEvent.click(cancel);
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Annuler l’entrevue' }));
    await waitFor(() => expect(onCancelInterview.mock.calls).toEqual([[id, interviews[0]?.id]]));
  });
});

it('requires the fields of an offer', async () => {
  const onOffer = jest.fn<BoardActs['onOffer']>(() => Promise.resolve());
  render(<List onOffer={onOffer} />);
  await userEvent.click(button(/^Faire une offre/));
  const { getByRole, getByLabelText } = await dialog();
  await userEvent.type(getByLabelText(/^Salaire offert, De/), '84000');
  fill(getByLabelText(/^Entrée en fonction/), '2026-12-07');
  await userEvent.click(getByRole('button', { name: 'Envoyer l’offre' }));
  await waitFor(() => expect(onOffer).toHaveBeenCalledTimes(1));
  expect(onOffer.mock.calls[0]).toEqual([
    receivedApplications.interview('fr').id,
    { pay: expect.stringMatching(/84\s000/), start_date: '2026-12-07', note: null, expires_at: null },
  ]);
});

describe('accepting', () => {
  it('shows the price before, and the result afterwards', async () => {
    const onAccept = jest.fn<BoardActs['onAccept']>(() => Promise.resolve());
    render(<NewOnes onAccept={onAccept} />);
    await userEvent.click(button('Accepter · 2 crédits'));
    const { getByRole, getByText } = await dialog();
    expect(getByText('Cela coûte 2 crédits.')).toBeInTheDocument();
    expect(onAccept).not.toHaveBeenCalled();
    await userEvent.dblClick(getByRole('button', { name: 'Accepter · 2 crédits' }));
    expect(
      await screen.findByText('Candidature acceptée! C’est une correspondance avec cette personne.'),
    ).toBeInTheDocument();
    expect(onAccept.mock.calls).toEqual([[fresh.id]]);
  });

  it('links to the purchase and back if the server finds too few credits', async () => {
    const short = new ApiError(402, 'CREDITS.INSUFFICIENT', 'Crédits insuffisants.');
    render(<NewOnes onAccept={() => Promise.reject(short)} />);
    await userEvent.click(button('Accepter · 2 crédits'));
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Accepter · 2 crédits' }));
    expect(await findByText('Crédits insuffisants.')).toBeInTheDocument();
    expect(getByRole('link', { name: 'Acheter des crédits' })).toHaveAttribute(
      'href',
      '/subscription?next=%2Frecruiter%2Fjobs%2F1%2Fapplications',
    );
  });

  it('links to the purchase at once if there are no credits', () => {
    render(<NoCreditLeft />);
    expect(screen.getAllByRole('link', { name: 'Acheter des crédits' }).length).toBeGreaterThan(0);
  });
});
