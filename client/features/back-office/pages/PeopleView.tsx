import { useState } from 'react';
import type { RefundableSpendings } from '@modules/credits/http/credits.contract';
import type { SetStandingRequest } from '@modules/identity/http/standing.contract';
import type { Person } from '@modules/operations/http/back-office.contract';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { type PeopleFilter, peopleFilters } from '../api/people';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { CreditsDialog } from '../components/CreditsDialog';
import { PersonCard } from '../components/PersonCard';
import { RefundDialog } from '../components/RefundDialog';
import { SearchForm } from '../components/SearchForm';
import { StandingDialog, type StandingSubject } from '../components/StandingDialog';
import type { Loadable } from '../../../lib/loadable';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface PeopleViewProps extends Growing<Person> {
  readonly q: string;
  readonly filter: PeopleFilter;
  readonly onSearch: (q: string) => void;
  readonly onFilter: (filter: PeopleFilter) => void;
  readonly onStanding: (subject: StandingSubject, request: SetStandingRequest) => Promise<void>;
  readonly onCredits: (person: Person, credits: number, reason: string) => Promise<void>;
  /** Account to refund; null while the dialog is closed. */
  readonly refunded: Person | null;
  /** Refundable spendings of that account. */
  readonly spendings: Loadable<RefundableSpendings>;
  readonly onRefunding: (person: Person | null) => void;
  readonly onRefund: (person: Person, transactionId: string, reason: string) => Promise<void>;
}

/** Search accounts by name or email. */
export function PeopleView(props: PeopleViewProps) {
  const { q, filter, onSearch, onFilter, onStanding, onCredits, ...more } = props;
  const { refunded, spendings, onRefunding, onRefund, ...growing } = more;
  const text = useBackOfficeText();
  const [judged, setJudged] = useState<StandingSubject | null>(null);
  const [paid, setPaid] = useState<Person | null>(null);
  return (
    <Page>
      <PageHeader
        title={text('people.title')}
        lead={text('people.lead')}
        breadcrumbs={<BackOfficePath here={text('people.title')} />}
      />
      <SearchForm label={text('people.search')} q={q} onSearch={onSearch} />
      <SegmentedFilter
        label={text('people.filter')}
        options={peopleFilters.map((value) => ({ value, label: text(`people.filter.${value}`) }))}
        value={filter}
        onChange={onFilter}
      />
      <CardList {...growing} empty={{ title: text('empty.none'), sentence: text('empty.search') }}>
        {(person) => (
          <PersonCard
            key={person.id}
            person={person}
            onStanding={() => setJudged({ id: person.id, name: person.full_name, status: person.status })}
            onCredits={() => setPaid(person)}
            onRefund={() => onRefunding(person)}
          />
        )}
      </CardList>
      <StandingDialog
        subject={judged}
        onClose={() => setJudged(null)}
        onDecide={async (subject, request) => {
          await onStanding(subject, request);
          setJudged(null);
        }}
      />
      <CreditsDialog
        person={paid}
        onClose={() => setPaid(null)}
        onAdjust={async (person, credits, reason) => {
          await onCredits(person, credits, reason);
          setPaid(null);
        }}
      />
      <RefundDialog
        person={refunded}
        spendings={spendings}
        onClose={() => onRefunding(null)}
        onRefund={async (person, transactionId, reason) => {
          await onRefund(person, transactionId, reason);
          onRefunding(null);
        }}
      />
    </Page>
  );
}
