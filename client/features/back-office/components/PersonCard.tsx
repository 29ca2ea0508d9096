import type { Person } from '@modules/operations/http/back-office.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { type Fact, FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatAge, formatDate, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface PersonCardProps {
  readonly person: Person;
  readonly onStanding: () => void;
  readonly onCredits: () => void;
  readonly onRefund: () => void;
}

/** An account and the operator's actions. Accounts of operators have none. */
export function PersonCard({ person, onStanding, onCredits, onRefund }: PersonCardProps) {
  const text = useBackOfficeText();
  const language = useLanguage();
  const { full_name: name, email, user_type: type, status, company, credits, suspended_reason: reason } = person;
  const facts: Fact[] = [
    { label: text('people.email'), value: person.email_verified ? email : text('people.unverified', { email }) },
    ...(company === null ? [] : [{ label: text('people.company'), value: company.name }]),
    ...(credits === null ? [] : [{ label: text('people.credits'), value: formatNumber(credits, language) }]),
    { label: text('people.since'), value: formatDate(person.created_at, language) },
    {
      label: text('people.seen'),
      value: person.last_seen_at === null ? text('people.never') : formatAge(person.last_seen_at, language),
    },
    ...(reason === null ? [] : [{ label: text('people.reason'), value: reason }]),
  ];
  const act = text(status === 'ACTIVE' ? 'people.suspend' : 'people.restore');
  return (
    <Card
      as="li"
      wide
      title={name}
      titleLevel={2}
      subtitle={text(`people.type.${type}`)}
      badge={
        <StateBadge tone={status === 'ACTIVE' ? 'success' : 'danger'}>{text(`people.status.${status}`)}</StateBadge>
      }
      {...(type !== 'OPERATOR' && {
        actions: (
          <>
            <Button onClick={onStanding} aria-label={text('people.named', { action: act, name })}>
              {act}
            </Button>
            {type === 'RECRUITER' && (
              <>
                <Button
                  variant="text"
                  onClick={onCredits}
                  aria-label={text('people.named', { action: text('people.adjust'), name })}
                >
                  {text('people.adjust')}
                </Button>
                <Button
                  variant="text"
                  onClick={onRefund}
                  aria-label={text('people.named', { action: text('people.refund'), name })}
                >
                  {text('people.refund')}
                </Button>
              </>
            )}
          </>
        ),
      })}
    >
      <FactList facts={facts} />
    </Card>
  );
}
