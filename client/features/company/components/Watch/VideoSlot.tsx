import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { loginPath } from '../../../../lib/paths';
import { useOccupation, useSession } from '../../../../lib/session/use-session';
import { useWatchedVideo } from '../../api/watch-company-video';
import { useCompanyText } from '../../messages/use-company-text';
import { WatchCompanyVideo } from './WatchCompanyVideo';

export interface VideoSlotProps {
  readonly videoId: string;
  readonly title: string;
}

/** A video of a gallery for signed-in people; visitors see a link to sign in. */
export function VideoSlot(props: VideoSlotProps) {
  const text = useCompanyText();
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') return <SignedIn key={props.videoId} {...props} />;
  return (
    <Notice
      tone="info"
      title={props.title}
      action={<Button href={loginPath(pathname + search)}>{text('watch.signIn')}</Button>}
    >
      {text('watch.signInFirst')}
    </Notice>
  );
}

function SignedIn({ videoId, title }: VideoSlotProps) {
  const [isPlaying, setPlaying] = useState(false);
  useOccupation(isPlaying);
  return <WatchCompanyVideo title={title} stream={useWatchedVideo(videoId)} onPlaying={setPlaying} />;
}
