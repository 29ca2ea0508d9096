import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { Company } from '@modules/companies/http/companies.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { TypedNotice } from '../../../design-system/form/TypedNotice';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { CompanyAbout } from '../components/CompanyAbout/CompanyAbout';
import { CompanyFacts } from '../components/CompanyFacts/CompanyFacts';
import { VerifiedBadge } from '../components/CompanyMarks/VerifiedBadge';
import type { CompanyValues } from '../forms/company.schema';
import { CompanyForm } from '../forms/CompanyForm';
import { useCompanyText } from '../messages/use-company-text';

export interface CompanyViewProps {
  readonly company: Loadable<Company | null>;
  readonly onSave: (companyId: string | null, values: CompanyValues, version: string | null) => Promise<void>;
  /** Reads the version that a colleague saved. */
  readonly readCurrent?: (companyId: string) => Promise<Company>;
  /** Absent if the account may not upload. */
  readonly onLogo?: ((picture: Blob) => Promise<string>) | undefined;
  /** Unsaved draft. */
  readonly typed: CompanyValues | null;
  /** Version of the saved values that the draft is based on. */
  readonly typedOver?: string | null;
  readonly onTyped: (values: CompanyValues | null, over: string | null) => void;
  readonly onForget: () => void;
  readonly onDirty: (isDirty: boolean) => void;
  /** Gallery of an existing company. */
  readonly gallery: (companyId: string) => ReactNode;
  readonly spotlight: ReactNode;
  /** Verification status of an existing company. */
  readonly verification: (companyId: string) => ReactNode;
}

/** The recruiter's own company: view it, edit it, or create it by its name. */
export function CompanyView(props: CompanyViewProps) {
  const { company, onSave, typed, onForget } = props;
  const text = useCompanyText();
  const errorText = useErrorText();
  const [isEditing, setEditing] = useState(typed !== null);
  const [news, setNews] = useState<'saved' | 'created' | null>(null);
  if (company.status !== 'ready') {
    return (
      <Page>
        <PageHeader title={text('title')} lead={text('lead')} />
        {company.status === 'loading' ? (
          <TextSkeleton count={6} label={text('loading')} />
        ) : (
          <ErrorState what={text('loadFailed')} toDo={errorText(company.error)} onRetry={company.retry} />
        )}
      </Page>
    );
  }
  const { data } = company;
  const save = async (values: CompanyValues, version: string | null): Promise<void> => {
    await onSave(data?.id ?? null, values, version);
    setNews(data === null ? 'created' : 'saved');
    setEditing(false);
  };
  if (data === null || isEditing) {
    const stop = (): void => {
      onForget();
      setEditing(false);
    };
    return (
      <Page width="reading">
        <PageHeader title={data?.name ?? text('title')} lead={text('lead')} />
        {data === null && (
          <Notice tone="warning" title={text('new.title')}>
            {text('new.sentence')}
          </Notice>
        )}
        {typed !== null && <TypedNotice onForget={onForget} />}
        <CompanyForm
          key={typed === null ? 'saved' : 'typed'}
          company={data}
          onSave={save}
          readCurrent={props.readCurrent}
          onCancel={data === null ? undefined : stop}
          onLogo={props.onLogo}
          typed={typed}
          typedOver={props.typedOver}
          onTyped={props.onTyped}
          onDirty={props.onDirty}
        />
      </Page>
    );
  }
  const edit = (): void => {
    setNews(null);
    setEditing(true);
  };
  return (
    <Page>
      <PageHeader
        title={data.name}
        lead={text('lead')}
        aside={data.verified && <VerifiedBadge />}
        actions={
          <>
            <Button href={paths.team}>{text('team')}</Button>
            <Button href={paths.messageTemplates}>{text('templates')}</Button>
            <Button href={paths.company(data.id)}>{text('preview')}</Button>
            <Button variant="primary" onClick={edit}>
              {text('edit')}
            </Button>
          </>
        }
      />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {news !== null && (
          <Notice tone="success" onClose={() => setNews(null)}>
            {text(news)}
          </Notice>
        )}
      </Box>
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 3 }}>
            <CompanyFacts company={data} showMissing />
            {props.verification(data.id)}
            {props.spotlight}
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Card as="div">
            <CompanyAbout company={data} noDescription={text('noDescription')} />
          </Card>
          {props.gallery(data.id)}
        </Box>
      </Columns>
    </Page>
  );
}
