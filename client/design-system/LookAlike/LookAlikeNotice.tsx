import { paths } from '../../lib/paths';
import { Notice } from '../Notice/Notice';
import { TextLink } from '../TextLink/TextLink';
import { useLookAlikeText } from './messages';

export interface LookAlikeNoticeProps {
  /** The verified company; null shows nothing. */
  readonly resembles: { readonly id: string; readonly name: string } | null;
}

/** Warns a reader of an unverified company whose name is close to a verified one's. */
export function LookAlikeNotice({ resembles }: LookAlikeNoticeProps) {
  const text = useLookAlikeText();
  if (resembles === null) return null;
  return (
    <Notice tone="warning" title={text('title')}>
      <p>{text('sentence')}</p>
      <p>
        <TextLink href={paths.company(resembles.id)}>{text('link', { name: resembles.name })}</TextLink>
      </p>
    </Notice>
  );
}
