import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../lib/api-error';
import { balance, transactions } from '../../../lib/examples/credits';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as balances from './BalancePanel.stories';
import * as pricing from '../pages/PricingView.stories';
import * as single from './BuyCreditsForm.stories';
import * as history from './CreditHistory.stories';
import * as orders from './OrderDialog.stories';
import * as packs from './Packs.stories';
import * as plans from './Plans.stories';
import * as purchases from './Purchases.stories';
import * as returns from './ReturnFromPayment.stories';

/** Replaces no-break spaces, which are correct but invisible in an expectation. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00A0\u202F]/g, ' ');

describe('packs', () => {
  const { ForSale, PricesUnconfirmed, ToReadOnly } = storiesOf(packs);

  it('shows price, credits, price per credit, and mentions taxes', () => {
    const { container } = render(<ForSale />);
    const words = plain(container.textContent);
    for (const said of ['299 $', '899 $', '1 999 $', '40 crédits', '22,48 $ le crédit', 'TPS 5 %, TVQ 9,975 %']) {
      expect(words).toContain(said);
    }
    expect(screen.getAllByText('Populaire')).toHaveLength(1);
  });

  it('sells nothing until the prices are confirmed, says so, and reads them again', async () => {
    const onBuy = jest.fn();
    const onRetry = jest.fn();
    render(<PricesUnconfirmed onBuy={onBuy} onRetry={onRetry} />);
    expect(screen.getByText('Les prix n’ont pas pu être confirmés.')).toBeInTheDocument();
    for (const button of screen.getAllByRole('button', { name: /^Acheter/ })) expect(button).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('has no buttons on pages that do not sell', () => {
    render(<ToReadOnly />);
    expect(screen.queryByRole('button', { name: /^Acheter/ })).toBeNull();
  });
});

describe('the order dialog', () => {
  const { TestPayment, PaidElsewhere } = storiesOf(orders);
  const dialog = async () => within(await screen.findByRole('alertdialog'));

  it('shows every line of the invoice, and says that a test payment charges nothing', async () => {
    render(<TestPayment />);
    const words = plain((await screen.findByRole('alertdialog')).textContent);
    for (const said of ['899 $', 'TPS (5 %)44,95 $', 'TVQ (9,975 %)89,68 $', '1 033,63 $', 'Paiement d’essai']) {
      expect(words).toContain(said);
    }
  });

  it('passes on the server’s response', async () => {
    const onBuy = jest.fn(() => Promise.resolve(orders.bought));
    const onDone = jest.fn();
    render(<TestPayment onBuy={onBuy} onDone={onDone} />);
    await userEvent.click((await dialog()).getByRole('button', { name: /^Payer/ }));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(orders.bought));
    expect(onBuy).toHaveBeenCalledTimes(1);
  });

  it('shows the error at the button, and allows another try', async () => {
    const onBuy = jest.fn(() => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')));
    render(<TestPayment onBuy={onBuy} />);
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: /^Payer/ }));
    expect(await opened.findByText('Erreur lors de l’achat. Veuillez réessayer.')).toBeInTheDocument();
    await userEvent.click(opened.getByRole('button', { name: /^Payer/ }));
    expect(onBuy).toHaveBeenCalledTimes(2);
  });

  it('ignores further clicks until the payment page loads', async () => {
    const away = { ...orders.bought, status: 'AWAITING_PAYMENT' as const, checkout_url: 'https://pay.example/' };
    const onBuy = jest.fn(() => Promise.resolve(away));
    render(<PaidElsewhere onBuy={onBuy} />);
    const opened = await dialog();
    const pay = opened.getByRole('button', { name: /^Continuer/ });
    await userEvent.click(pay);
    expect(await opened.findByText('Ouverture de la page de paiement…')).toBeInTheDocument();
    await userEvent.click(pay);
    expect(onBuy).toHaveBeenCalledTimes(1);
  });
});

describe('single credits', () => {
  const { Ready } = storiesOf(single);

  it('shows the total while the amount is typed, and orders that amount', async () => {
    const onOrder = jest.fn();
    render(<Ready onOrder={onOrder} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    const buy = await screen.findByRole('button', { name: /Acheter 3 crédits/ });
    expect(plain(buy.textContent)).toContain('103,14 $');
    await userEvent.click(buy);
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith({ kind: 'CREDITS', amount: 3, unitPrice: 29.9 }));
  });

  it.each(['0', '1001', '2,5'])('orders no %s credits', async (amount) => {
    const onOrder = jest.fn();
    render(<Ready onOrder={onOrder} />);
    const field = screen.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, amount);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(onOrder).not.toHaveBeenCalled();
  });
});

describe('the balance', () => {
  const { WithAPack, NothingOnHold, Empty } = storiesOf(balances);

  it('separates available credits from those on hold, and explains that credits outlive the pack', () => {
    const { container } = render(<WithAPack />);
    expect(plain(container.textContent)).toContain('12 crédits disponibles');
    expect(screen.getByRole('link', { name: 'Voir vos réservations' })).toHaveAttribute(
      'href',
      '/recruiter/reservations',
    );
    expect(screen.getByText(/vos crédits restent/)).toBeInTheDocument();
  });

  it('says that no pack is active, and what to do without credits', () => {
    const { unmount } = render(<NothingOnHold />);
    expect(screen.getByText('Aucun pack actif')).toBeInTheDocument();
    unmount();
    render(<Empty />);
    expect(screen.getByText(/Il ne vous reste aucun crédit/)).toBeInTheDocument();
  });

  it('shows the next allowance of the plan, in the singular and the plural', () => {
    for (const [credits, said] of [
      [1, '1 crédit le '],
      [100, '100 crédits le '],
    ] as const) {
      const data = balance({ allowance: { ...balance().allowance, credits } });
      const { container, unmount } = render(<WithAPack balance={{ status: 'ready', data }} />);
      expect(plain(container.textContent)).toContain(said);
      unmount();
    }
  });
});

describe('plans', () => {
  const { OwnPlan, PricesOnRequest, Ending, ForVisitors, ChosenAndNotPaid } = storiesOf(plans);

  it('asks before ending one, and explains what stays', async () => {
    const onCancel = jest.fn(() => Promise.resolve());
    const { args } = OwnPlan;
    const own = args.own && { ...args.own, onCancel };
    render(<OwnPlan own={own} />);
    await userEvent.click(screen.getByRole('button', { name: 'Mettre fin au forfait' }));
    expect(onCancel).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Vos crédits achetés restent/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre fin au forfait' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  });

  it('invents no price: a plan on request has a contact link', () => {
    render(<PricesOnRequest />);
    expect(screen.getAllByText(/^Prix sur demande/)).toHaveLength(2);
    for (const link of screen.getAllByRole('link', { name: /^Nous écrire/ })) {
      expect(link).toHaveAttribute('href', '/contact-company?service=custom_solution');
    }
    expect(screen.queryByRole('button', { name: /Choisir/ })).toBeNull();
  });

  it('shows the price on the button that starts another plan', async () => {
    const onOrder = jest.fn();
    const { args } = OwnPlan;
    render(<OwnPlan own={args.own && { ...args.own, onOrder }} />);
    const take = screen.getByRole('button', { name: /^Choisir.*forfait Premium$/ });
    expect(plain(take.textContent)).toBe('Choisir · 399 $, forfait Premium');
    await userEvent.click(take);
    expect(onOrder).toHaveBeenCalledWith(expect.objectContaining({ plan: 'PREMIUM', monthly_price: 399 }));
  });

  it('says that an unpaid plan has not started', () => {
    render(<ChosenAndNotPaid />);
    expect(screen.getByText(/il commence quand vous payez son premier mois/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Payer un mois.*forfait Premium$/ })).toBeEnabled();
  });

  it('shows the plan after the current one, and lets the person keep it', () => {
    render(<Ending />);
    expect(screen.getByText(/puis «\sGratuit\s»/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Garder ce forfait' })).toBeEnabled();
  });

  it('offers visitors only the contact link', () => {
    render(<ForVisitors />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the statement', () => {
  const { Latest, Failed } = storiesOf(history);
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => plain(textContent));

  it('shows date, change and balance', () => {
    render(<Latest />);
    const [held, spent, released, earned, expired] = rows();
    expect(held).toMatch(/aujourd’hui.*1 en attente.*14, dont 2 en attente/);
    expect(spent).toMatch(/hier.*−1/);
    expect(released).toMatch(/il y a 4 jours.*1 rendu/);
    expect(earned).toMatch(/il y a 1 semaine.*\+40/);
    expect(expired).toMatch(/1er octobre 2026.*−25/);
  });

  it('counts refunds', () => {
    const lines = transactions('fr').map((line) => ({ ...line, reserved_amount: line.reserved_amount * 2 }));
    render(<Latest lines={{ status: 'ready', data: lines }} />);
    expect(rows()[2]).toMatch(/2 rendus/);
  });

  it('links a line to what it paid for', () => {
    render(<Latest />);
    expect(screen.getByRole('link', { name: 'Mis de côté : réservation' })).toHaveAttribute(
      'href',
      '/recruiter/reservations?reservation=0199f0c2-0000-7000-8000-00000000aa01',
    );
  });

  it('does not look empty after an error', () => {
    render(<Failed />);
    expect(screen.getByText('L’historique n’a pas pu être chargé.')).toBeInTheDocument();
    expect(screen.queryByText('Aucune opération pour l’instant')).toBeNull();
  });
});

describe('purchases', () => {
  const { EveryState } = storiesOf(purchases);

  it('downloads the invoice of a paid purchase, and none of an unpaid one', async () => {
    const onInvoice = jest.fn();
    render(<EveryState onInvoice={onInvoice} />);
    const [first] = screen.getAllByRole('button', { name: /Facture 2026-000042/ });
    if (first) await userEvent.click(first);
    expect(onInvoice).toHaveBeenCalledWith({ id: expect.any(String), number: '2026-000042' });
    expect(screen.getAllByText('Aucune')).toHaveLength(3);
  });
});

describe('the return from the payment page', () => {
  const { Waiting, WaitingForLong, Paid, Declined } = storiesOf(returns);

  it('says that a payment is pending until it is confirmed', async () => {
    const { unmount } = render(<Waiting />);
    expect(screen.getByText(/^Nous attendons la confirmation/).closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    const onCheckAgain = jest.fn();
    render(<WaitingForLong onCheckAgain={onCheckAgain} />);
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }));
    expect(onCheckAgain).toHaveBeenCalledTimes(1);
  });

  it('takes the focus when it appears, and leaves it when the status changes', async () => {
    const page = (isSlow: boolean) => (
      <>
        <button type="button">Ailleurs</button>
        <Waiting isSlow={isSlow} />
      </>
    );
    const { rerender } = render(page(false));
    expect(screen.getByText(/^Nous attendons la confirmation/).closest('[role=status]')).toHaveFocus();
    const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
    act(() => elsewhere.focus());
    rerender(page(true));
    const slow = screen.getByText(/n’est pas encore arrivée/).closest('[role=status]');
    expect(elsewhere).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }));
    expect(slow).toHaveFocus();
  });

  it('offers the link back and the invoice after payment', async () => {
    const onInvoice = jest.fn();
    render(<Paid onInvoice={onInvoice} />);
    expect(screen.getByRole('link', { name: 'Revenir où vous étiez' })).toHaveAttribute(
      'href',
      '/recruiter/candidates?skills=React',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Télécharger la facture' }));
    expect(onInvoice).toHaveBeenCalledTimes(1);
  });

  it('says that a declined payment cost nothing and added nothing', () => {
    render(<Declined />);
    const said = screen.getByText('Le paiement a été refusé.').closest('[role=alert]');
    expect(said).toHaveTextContent(/Rien n’a été débité et aucun crédit/);
  });
});

describe('for job seekers', () => {
  it('says that the service is free for them, and sells nothing', () => {
    const { ForJobSeekers } = storiesOf(pricing);
    render(<ForJobSeekers />);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/jobs');
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });
});
