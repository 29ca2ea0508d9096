import { useState } from 'react';
import type { SetStandingRequest } from '@modules/identity/http/standing.contract';
import type { AdminCompany } from '@modules/operations/http/back-office.contract';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { CompanyCard } from '../components/CompanyCard';
import { SearchForm } from '../components/SearchForm';
import { StandingDialog, type StandingSubject } from '../components/StandingDialog';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface CompaniesViewProps extends Growing<AdminCompany> {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly onStanding: (subject: StandingSubject, request: SetStandingRequest) => Promise<void>;
}

/** Search companies by name. */
export function CompaniesView({ q, onSearch, onStanding, ...growing }: CompaniesViewProps) {
  const text = useBackOfficeText();
  const [judged, setJudged] = useState<StandingSubject | null>(null);
  return (
    <Page>
      <PageHeader
        title={text('companies.title')}
        lead={text('companies.lead')}
        breadcrumbs={<BackOfficePath here={text('companies.title')} />}
      />
      <SearchForm label={text('companies.search')} q={q} onSearch={onSearch} />
      <CardList {...growing} empty={{ title: text('empty.none'), sentence: text('empty.search') }}>
        {(company) => (
          <CompanyCard
            key={company.id}
            company={company}
            onStanding={() => setJudged({ id: company.id, name: company.name, status: company.status })}
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
    </Page>
  );
}
