import type { ShareLinkAnswer } from '@modules/shares/http/share-links.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge, type StateTone } from '../../../design-system/StateBadge/StateBadge';
import { formatDate, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSharesText } from '../messages/use-shares-text';

export interface LinkCardProps {
  readonly link: ShareLinkAnswer;
  readonly onAnswers: () => void;
  readonly onRevoke: () => void;
}

const tones: Readonly<Record<ShareLinkAnswer['state'], StateTone>> = {
  OPEN: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
};

/** A link of the company: status, content, readers and number of views. */
export function LinkCard({ link, onAnswers, onRevoke }: LinkCardProps) {
  const text = useSharesText();
  const language = useLanguage();
  const { views, last_viewed_at: lastViewed } = link;
  const viewed =
    lastViewed === null
      ? text('link.neverViewed')
      : text('link.viewed', { count: formatNumber(views, language), date: formatDate(lastViewed, language) });
  return (
    <Card
      as="li"
      titleLevel={2}
      title={link.name}
      badge={<StateBadge tone={tones[link.state]}>{text(`state.${link.state}`)}</StateBadge>}
      actions={
        <>
          <Button disabled={link.answers === 0} aria-haspopup="dialog" onClick={onAnswers}>
            {text('link.answers', { count: link.answers })}
          </Button>
          {link.state === 'OPEN' && (
            <Button variant="text" aria-haspopup="dialog" onClick={onRevoke}>
              {text('link.revoke')}
            </Button>
          )}
        </>
      }
    >
      <FactList
        facts={[
          { label: text('link.shown'), value: text(`shown.${link.shown}`) },
          { label: text('link.people'), value: formatNumber(link.people, language) },
          { label: text('link.expires'), value: formatDate(link.expires_at, language) },
          { label: text('link.password'), value: text(link.has_password ? 'link.passwordYes' : 'link.passwordNo') },
          { label: text('link.views'), value: viewed },
          ...(link.made_by === null ? [] : [{ label: text('link.by'), value: link.made_by }]),
        ]}
      />
    </Card>
  );
}
