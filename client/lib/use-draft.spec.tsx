import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { drafts, session } from './backend';
import { camille, newcomer } from './examples/people';
import { SessionContext } from './session/use-session';
import { useDraft } from './use-draft';

interface Values {
  readonly title: string;
}
const read = (kept: unknown): Values | null =>
  typeof kept === 'object' && kept !== null && 'title' in kept ? (kept as Values) : null;

const wrapper = ({ children }: { children: ReactNode }) => <SessionContext value={session}>{children}</SessionContext>;
/** The route guard unmounts the form when the session ends. */
function end(reason: 'expired' | 'signed-out'): void {
  cleanup();
  session.end(reason);
}
const open = (name = 'posting:new') => renderHook(() => useDraft(name, read), { wrapper }).result;

describe('the draft of a long form', () => {
  beforeEach(() => {
    drafts.dropAll();
    act(() => session.establish({ token: 'token', user: camille }));
  });
  afterAll(() => end('signed-out'));

  it('is restored after the session expired and the same person signed in', () => {
    open().current.keep({ title: 'Soudeuse' });
    end('expired');
    act(() => session.establish({ token: 'another token', user: camille }));
    expect(open().current.typed).toEqual({ title: 'Soudeuse' });
    expect(open('posting:other').current.typed).toBeNull();
  });

  it('belongs to one person only', () => {
    open().current.keep({ title: 'Soudeuse' });
    end('expired');
    act(() => session.establish({ token: 'token of somebody else', user: newcomer }));
    expect(open().current.typed).toBeNull();
  });

  it('is removed when the person signs out', () => {
    open().current.keep({ title: 'Soudeuse' });
    end('signed-out');
    act(() => session.establish({ token: 'token', user: camille }));
    expect(open().current.typed).toBeNull();
  });

  it('is removed when it is saved, or no longer has the shape of the form', () => {
    const saved = open();
    saved.current.keep({ title: 'Soudeuse' });
    act(() => saved.current.forget());
    expect(saved.current.typed).toBeNull();
    drafts.keep(camille.id, 'posting:new', { name: 'of an older version' });
    expect(open().current.typed).toBeNull();
  });
});
