import {
  currentHandover,
  type Handover,
  handoverMade,
  type HandoverMade,
  handoverOpened,
  type HandoverPage,
  type ReportHandoverRequest,
} from '@modules/handover/http/handover.contract';
import { api, session } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** An event brings changes at once; this is for events that were lost, and for time that ran out. */
const ASK_AGAIN_MS = 5_000;

/** The handover of this session, on the computer or on the phone; undefined until the first answer. */
export function useHandover() {
  return useRead(
    'handover',
    ['current'],
    async (signal): Promise<Handover | null> =>
      (await api({ path: '/api/handover', answer: currentHandover, signal })).handover,
    { refetchInterval: ASK_AGAIN_MS },
  );
}

export function makeHandover(page: HandoverPage): Promise<HandoverMade> {
  return api({ method: 'POST', path: '/api/handover', body: { page }, answer: handoverMade });
}

export async function endHandover(): Promise<void> {
  await api({ method: 'DELETE', path: '/api/handover', answer: currentHandover });
}

/** Opens the link on this phone and starts its session, apart from other sessions of this browser. */
export async function openHandover(token: string): Promise<void> {
  const opened = await api({
    method: 'POST',
    path: '/api/handover/open',
    body: { token },
    answer: handoverOpened,
    anonymous: true,
  });
  session.establish({ token: opened.token, user: opened.user });
}

export async function reportStep(body: ReportHandoverRequest): Promise<void> {
  await api({ method: 'PUT', path: '/api/handover/status', body, answer: currentHandover });
}
