import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, ScrollRestoration, useSearchParams } from 'react-router';
import { createScrollKeys } from './scroll-keys';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

/** The router creates a Request per navigation; jsdom has none. */
class PlainRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal;

  constructor(
    readonly url: string,
    init: { signal: AbortSignal },
  ) {
    this.signal = init.signal;
  }
}
Object.defineProperty(globalThis, 'Request', { value: PlainRequest, configurable: true });

let scrollTop = 0;
const scrollKey = createScrollKeys();

function Frame() {
  useFocusAfterNavigation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
function Jobs() {
  const [address] = useSearchParams();
  return (
    <>
      <h1>{`Jobs ${address.get('q') ?? ''}`}</h1>
      <Link to="/jobs?q=nurse">Nurses</Link>
      <Link to="/job">One</Link>
    </>
  );
}
let arrive: () => void = () => undefined;

function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Frame />,
        children: [
          { path: 'jobs', element: <Jobs /> },
          { path: 'job', element: <h1>A job</h1> },
          { path: 'slow', element: <p>Loading</p> },
        ],
      },
    ],
    { initialEntries: ['/jobs'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const scrollTo = (top: number): void => void (scrollTop = top);

describe('navigation between pages', () => {
  beforeAll(() => {
    Object.defineProperty(window, 'scrollY', { get: () => scrollTop, configurable: true });
    window.scrollTo = jest.fn((...[, top]: unknown[]) => scrollTo(Number(top)));
  });
  beforeEach(() => scrollTo(0));

  it('opens a new page at the top with the focus on its heading, and Back at the old position', async () => {
    const router = open();
    scrollTo(900);
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    expect(await screen.findByRole('heading', { name: 'A job' })).toHaveFocus();
    expect(scrollTop).toBe(0);
    scrollTo(120);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toHaveFocus();
    expect(scrollTop).toBe(900);
  });

  it('neither scrolls nor moves the focus for another query of the same path', async () => {
    const router = open();
    scrollTo(500);
    await userEvent.click(screen.getByRole('link', { name: 'Nurses' }));
    expect(await screen.findByRole('heading', { name: 'Jobs nurse' })).not.toHaveFocus();
    expect(screen.getByRole('link', { name: 'Nurses' })).toHaveFocus();
    expect(scrollTop).toBe(500);
    scrollTo(700);
    await userEvent.click(screen.getByRole('link', { name: 'One' }));
    await screen.findByRole('heading', { name: 'A job' });
    expect(scrollTop).toBe(0);
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { name: 'Jobs nurse' });
    expect(scrollTop).toBe(700);
  });

  it('moves the focus to a heading that arrives later', async () => {
    const router = open();
    await act(() => router.navigate('/slow'));
    const main = screen.getByRole('main');
    expect(main).toHaveFocus();
    const heading = document.createElement('h1');
    arrive = () => void main.append(heading);
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(heading).toHaveFocus();
  });
});
