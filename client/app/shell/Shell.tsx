import Box from '@mui/material/Box';
import { LogOut, Search, Settings, User as UserIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import type { User } from '@modules/identity/http/users.contract';
import { AppHeader } from '../../design-system/AppHeader/AppHeader';
import { AppShell } from '../../design-system/AppShell/AppShell';
import { BottomBar } from '../../design-system/BottomBar/BottomBar';
import { Button } from '../../design-system/Button/Button';
import { layout } from '../../design-system/theme/tokens';
import { useToasts } from '../../design-system/Toasts/toast-context';
import { CookieConsent } from '../../features/legal/cookies/CookieConsent';
import { mayWriteMessages } from '../../features/messages/domain/may-write';
import { useUnreadMessages } from '../../features/messages/api/unread-count';
import { useWaitingRequests } from '../../features/reservations/api/waiting-requests';
import { isApiError } from '../../lib/api-error';
import { useClientConfig } from '../../lib/client-config';
import { findKeys } from '../../lib/shortcuts';
import { homePath, isNarrowSeat, paths } from '../../lib/paths';
import { useSession } from '../../lib/session/use-session';
import { signOut } from '../../lib/sign-out';
import { useUnreadInTitle } from '../../lib/use-document-title';
import { useAppText } from '../messages/use-app-text';
import { LoadingScreen } from '../pages/LoadingScreen';
import { type PaletteDialog, PaletteHost } from '../palette/PaletteHost';
import { usePreload } from '../preload/use-preload';
import { MessagesInHeader } from './MessagesInHeader';
import { bottomPlaces, headerPlaces } from './places';
import { OfflineGate } from './OfflineGate';
import { NotificationsInHeader } from './NotificationsInHeader';
import { createScrollKeys } from './scroll-keys';
import { SiteFooter } from './SiteFooter';
import { StandingNotices } from './StandingNotices';
import { useFocusAfterNavigation } from './use-focus-after-navigation';
import { useIdleLimit } from './use-idle-limit';
import { usePreferenceSync } from './use-preference-sync';
import { signInAddresses } from './sign-in-addresses';

// Loaded after sign-in, minutes before it can be needed.
const SessionWarning = lazy(async () => ({ default: (await import('./SessionWarning')).SessionWarning }));

const KeptUploads = lazy(async () => ({ default: (await import('./KeptUploads')).KeptUploads }));

// Few people need it, and only once.
const AgreePage = lazy(async () => ({ default: (await import('../../features/auth/pages/AgreePage')).AgreePage }));

const scrollKey = createScrollKeys();

/**
 * Legal texts can be read before they are accepted, and people who do not accept can export their data and close the account.
 */
const staysOpen = (pathname: string): boolean => /^\/(?:legal|settings)(?:\/|$)/.test(pathname);

// Only recruiters have credits.
const CreditsInHeader = lazy(async () => ({ default: (await import('./CreditsInHeader')).CreditsInHeader }));

/** Layout of every page: header by role, content, footer, bottom bar on phones. */
export function Shell() {
  const text = useAppText();
  const session = useSession();
  const { pathname, search } = useLocation();
  const user = session.status === 'signed-in' ? session.user : null;
  usePreferenceSync(user);
  useIdleLimit();
  useFocusAfterNavigation();
  usePreload();

  const mustAgree = user !== null && user.consents_missing.length > 0 && !staysOpen(pathname);
  const userType = user?.user_type ?? null;
  const contact = useClientConfig()?.contact ?? null;
  const waitingRequests = useWaitingRequests(userType === 'JOB_SEEKER');
  const mayWrite = user !== null && mayWriteMessages(user);
  const unreadMessages = useUnreadMessages(mayWrite);
  useUnreadInTitle(unreadMessages ?? 0);
  const [dialog, setDialog] = useState<PaletteDialog>(null);
  const leave = useLeave();
  const bottom = bottomPlaces(userType, text, {
    requests: waitingRequests,
    messages: unreadMessages,
    mayWrite,
    seat: user?.company?.role,
  });
  return (
    <AppShell
      header={
        <Header
          user={user}
          isLoading={session.status === 'loading'}
          pathname={pathname}
          search={search}
          waitingRequests={waitingRequests}
          unreadMessages={unreadMessages}
          onLeave={leave}
          onFind={() => setDialog('palette')}
        />
      }
      footer={<SiteFooter userType={userType} contact={contact} onShortcuts={() => setDialog('shortcuts')} />}
      question={<CookieConsent hasBottomBar={bottom.length > 0} />}
      {...(bottom.length > 0 && { bottomBar: <BottomBar items={bottom} current={pathname} /> })}
    >
      <StandingNotices user={user} />
      {user !== null && (
        <Suspense fallback={null}>
          <SessionWarning />
          <KeptUploads key={user.id} />
        </Suspense>
      )}
      {/* The content is at least as high as the window, so that late content does not push the footer through the view. */}
      <Box sx={{ minHeight: `calc(100dvh - ${layout.header}px)` }}>
        {mustAgree ? (
          <Suspense fallback={<LoadingScreen />}>
            <AgreePage />
          </Suspense>
        ) : (
          <OfflineGate pathname={pathname}>
            <Outlet />
          </OfflineGate>
        )}
      </Box>
      <PaletteHost user={user} shown={dialog} onShow={setDialog} onSignOut={leave} />
      <ScrollRestoration getKey={scrollKey} />
    </AppShell>
  );
}

interface HeaderProps {
  readonly user: User | null;
  readonly isLoading: boolean;
  readonly pathname: string;
  readonly search: string;
  readonly waitingRequests: number | undefined;
  readonly unreadMessages: number | undefined;
  readonly onLeave: () => void;
  readonly onFind: () => void;
}

/** Signs out, and shows an error if the server cannot be reached. */
function useLeave(): () => void {
  const text = useAppText();
  const toasts = useToasts();
  return () => {
    signOut().catch((error: unknown) => {
      // If the server had already ended the session, signing out has succeeded.
      if (!isApiError(error, 'IDENTITY.UNAUTHENTICATED')) toasts.error(text('signOut.notReached'));
    });
  };
}

function Header(props: HeaderProps) {
  const { user, isLoading, pathname, search, waitingRequests, unreadMessages, onLeave, onFind } = props;
  const text = useAppText();
  const finding = { label: text('nav.find'), icon: Search, onSelect: onFind, keys: findKeys() };
  if (user === null) {
    const isAt = (path: string): boolean => pathname === path;
    const { login, register } = signInAddresses({ pathname, search });
    const visitorActions = (
      <>
        {!isAt(paths.login) && (
          <Button variant={isAt(paths.register) ? 'secondary' : 'text'} href={login}>
            {text('nav.login')}
          </Button>
        )}
        {!isAt(paths.register) && <Button href={register}>{text('nav.register')}</Button>}
      </>
    );
    return (
      <AppHeader
        homeHref={paths.root}
        items={headerPlaces(null, text)}
        current={pathname}
        actions={isLoading ? null : visitorActions}
        userMenu={[finding]}
      />
    );
  }
  const seat = user.company?.role;
  return (
    <AppHeader
      homeHref={homePath(user.user_type, seat)}
      items={headerPlaces(user.user_type, text, waitingRequests, seat)}
      current={pathname}
      {...(user.user_type === 'RECRUITER' &&
        !isNarrowSeat(seat) && {
          credits: (
            <Suspense fallback={null}>
              <CreditsInHeader />
            </Suspense>
          ),
        })}
      notifications={
        <>
          {mayWriteMessages(user) && <MessagesInHeader userId={user.id} unread={unreadMessages} />}
          <NotificationsInHeader />
        </>
      }
      user={{
        name: user.full_name,
        detail: user.company?.name ?? text(`role.${user.user_type}`),
        avatarUrl: user.avatar_url,
      }}
      userMenu={[
        finding,
        { label: text('nav.profile'), href: paths.profile, icon: UserIcon },
        { label: text('nav.settings'), href: paths.settings, icon: Settings },
        { label: text('nav.signOut'), icon: LogOut, onSelect: onLeave },
      ]}
    />
  );
}
