import Box from '@mui/material/Box';
import { z } from 'zod';
import { auditActions, type AuditEntry } from '@modules/operations/http/audit.contract';
import { Form } from '../../../design-system/form/Form';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import type { AuditFilter } from '../api/audit';
import { AuditCard } from '../components/AuditCard';
import { BackOfficePath } from '../components/BackOfficePath';
import { ExportButton } from '../components/ExportButton';
import { CardList, type Growing } from '../components/CardList';
import { useBackOfficeText } from '../messages/use-back-office-text';

const schema = z.object({
  action: z.string(),
  from: z.string(),
  to: z.string(),
  subject_id: z.string().trim().max(300),
});

export interface AuditViewProps extends Growing<AuditEntry> {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
  readonly onExport: () => Promise<void>;
}

/** Actions of operators, to read and to download. */
export function AuditView({ filter, onFilter, onExport, ...growing }: AuditViewProps) {
  const text = useBackOfficeText();
  return (
    <Page>
      <PageHeader
        title={text('audit.title')}
        lead={text('audit.lead')}
        breadcrumbs={<BackOfficePath here={text('audit.title')} />}
        actions={<ExportButton onExport={onExport} />}
      />
      <Form
        schema={schema}
        defaultValues={filter}
        label={text('audit.filters')}
        onSubmit={(values) => {
          onFilter(values);
          return Promise.resolve();
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'end',
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          <SelectField
            name="action"
            label={text('audit.action')}
            emptyLabel={text('audit.anyAction')}
            options={auditActions.map((value) => ({ value, label: text(`act.${value}`) }))}
            optional="unmarked"
          />
          <TextField name="from" type="date" label={text('audit.from')} optional="unmarked" />
          <TextField name="to" type="date" label={text('audit.to')} optional="unmarked" />
          <TextField name="subject_id" label={text('audit.subject')} optional="unmarked" />
        </Box>
        <Box>
          <SubmitButton variant="secondary">{text('audit.apply')}</SubmitButton>
        </Box>
      </Form>
      <CardList {...growing} empty={{ title: text('audit.empty'), sentence: text('audit.empty.sentence') }}>
        {(entry) => <AuditCard key={entry.id} entry={entry} />}
      </CardList>
    </Page>
  );
}
