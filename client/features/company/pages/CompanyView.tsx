import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Company } from '@modules/companies/http/companies.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FactList } from '../../../design-system/FactList/FactList';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { RichText } from '../../../design-system/RichText/RichText';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import type { CompanyValues } from '../forms/company.schema';
import { CompanyForm } from '../forms/CompanyForm';
import { useCompanyText } from '../messages/use-company-text';

export interface CompanyViewProps {
  readonly company: Loadable<Company | null>;
  readonly onSave: (companyId: string | null, values: CompanyValues) => Promise<void>;
}

/** The recruiter's own company: read it, edit it, or begin with its name. */
export function CompanyView({ company, onSave }: CompanyViewProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isEditing, setEditing] = useState(false);
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
  const save = async (values: CompanyValues): Promise<void> => {
    await onSave(data?.id ?? null, values);
    toasts.success(text(data === null ? 'created' : 'saved'));
    setEditing(false);
  };
  if (data === null || isEditing) {
    return (
      <Page width="reading">
        <PageHeader title={data?.name ?? text('title')} lead={text('lead')} />
        {data === null && (
          <Notice tone="warning" title={text('new.title')}>
            {text('new.sentence')}
          </Notice>
        )}
        <Card as="section">
          <CompanyForm company={data} onSave={save} onCancel={data === null ? undefined : () => setEditing(false)} />
        </Card>
      </Page>
    );
  }
  return <CompanySheet company={data} onEdit={() => setEditing(true)} />;
}

function CompanySheet({ company, onEdit }: { company: Company; onEdit: () => void }) {
  const text = useCompanyText();
  const orMissing = (value: string | null): string => value ?? text('missing');
  return (
    <Page>
      <PageHeader
        title={company.name}
        lead={text('lead')}
        actions={
          <Button variant="primary" onClick={onEdit}>
            {text('edit')}
          </Button>
        }
      />
      <Columns
        side="end"
        aside={
          <Card
            as="section"
            title={text('facts')}
            titleLevel={2}
            lead={<Avatar name={company.name} src={company.logo_url} size={48} />}
          >
            <FactList
              facts={[
                { label: text('field.industry'), value: orMissing(company.industry) },
                {
                  label: text('field.size'),
                  value: company.size === null ? text('missing') : text('field.sizePeople', { size: company.size }),
                },
                { label: text('field.location'), value: orMissing(company.location) },
                {
                  label: text('field.website'),
                  value:
                    company.website === null ? (
                      text('missing')
                    ) : (
                      <TextLink href={company.website} external>
                        {company.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
                      </TextLink>
                    ),
                },
              ]}
            />
          </Card>
        }
      >
        <Card as="section" title={text('about')} titleLevel={2}>
          {company.description === null ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('noDescription')}</Typography>
          ) : (
            <RichText text={company.description} />
          )}
        </Card>
      </Columns>
    </Page>
  );
}
