import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type Company, companySizes } from '@modules/companies/http/companies.contract';
import { Form } from '../../../design-system/form/Form';
import { EditConflict } from '../../../design-system/form/EditConflict';
import { useEditConflict } from '../../../design-system/form/use-edit-conflict';
import { KeepTyped } from '../../../design-system/form/KeepTyped';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { layout } from '../../../design-system/theme/tokens';
import { ApiError } from '../../../lib/api-error';
import { LogoField } from '../components/LogoField/LogoField';
import { useCompanyText } from '../messages/use-company-text';
import { companySchema, type CompanyValues, companyValues } from './company.schema';
import { CompanyFormActions } from './CompanyFormActions';
import { UnsavedBanner } from './UnsavedBanner';

export interface CompanyFormProps {
  readonly company: Company | null;
  readonly onSave: (values: CompanyValues, version: string | null) => Promise<void>;
  /** Reads the version that a colleague saved. */
  readonly readCurrent?: ((companyId: string) => Promise<Company>) | undefined;
  /** Absent for a new company, which has nothing to return to. */
  readonly onCancel?: (() => void) | undefined;
  /** Uploads a cropped logo and returns its address. Absent if the account may not upload. */
  readonly onLogo?: ((picture: Blob) => Promise<string>) | undefined;
  /** Unsaved draft; the form starts with it. */
  readonly typed: CompanyValues | null;
  /** Version of the saved values that the draft is based on. */
  readonly typedOver?: string | null | undefined;
  readonly onTyped: (values: CompanyValues | null, over: string | null) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Form for the whole page of a company, saved at once. */
export function CompanyForm(props: CompanyFormProps) {
  const { company, onCancel, onLogo, typed, typedOver = null, onTyped, onDirty, readCurrent } = props;
  const text = useCompanyText();
  const top = useRef<HTMLDivElement>(null);
  const [tooManyLines, lineTooLong] = [text('field.tooManyLines'), text('field.lineTooLong')];
  const schema = useMemo(() => companySchema({ tooManyLines, lineTooLong }), [tooManyLines, lineTooLong]);
  const [base] = useState(typed === null ? companyValues(company) : null);
  const version = company?.updated_at ?? null;
  const conflict = useEditConflict<CompanyValues>({
    version: typed === null ? version : (typedOver ?? version),
    onSave: props.onSave,
    readCurrent:
      company === null || readCurrent === undefined
        ? undefined
        : async () => {
            const current = await readCurrent(company.id);
            return { values: companyValues(current), version: current.updated_at };
          },
  });
  const sizes = companySizes.map((size) => ({ value: size, label: text('field.sizePeople', { size }) }));
  const save = async (values: CompanyValues): Promise<void> => {
    try {
      await conflict.save(values);
    } catch (error) {
      // The error is shown above the fields, far from the button, so scroll to it; a field error gets the focus.
      const isNamed = error instanceof ApiError && error.details.length > 0;
      if (!isNamed) requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
      throw error;
    }
  };
  return (
    <Box ref={top} sx={{ scrollMarginTop: layout.header + 16 }}>
      <Form schema={schema} defaultValues={typed ?? companyValues(company)} onSubmit={save} label={text('form')}>
        {conflict.theirs !== null && (
          <EditConflict<CompanyValues>
            key={conflict.version}
            base={base}
            theirs={conflict.theirs}
            fields={[
              { name: 'name', label: text('field.name') },
              { name: 'description', label: text('field.description') },
              { name: 'industry', label: text('field.industry') },
              { name: 'size', label: text('field.size') },
              { name: 'founded', label: text('field.founded') },
              { name: 'employees', label: text('field.employees') },
              { name: 'location', label: text('field.location') },
              { name: 'website', label: text('field.website') },
              { name: 'culture', label: text('field.culture') },
              { name: 'benefits', label: text('field.benefits') },
              { name: 'video_url', label: text('field.video') },
              { name: 'logo_url', label: text('logo.label') },
            ]}
          />
        )}
        <UnsavedBanner isTyped={typed !== null} />
        <TextField name="name" label={text('field.name')} hint={text('field.nameHint')} autoComplete="organization" />
        <LogoField companyName={company?.name ?? ''} onSend={onLogo} />
        <TextArea
          name="description"
          label={text('field.description')}
          hint={text('field.descriptionHint')}
          rows={5}
          maxLength={10_000}
          optional
        />
        <Pair>
          <TextField name="industry" label={text('field.industry')} optional />
          <SelectField
            name="size"
            label={text('field.size')}
            options={sizes}
            emptyLabel={text('field.sizeEmpty')}
            optional
          />
          <TextField name="founded" label={text('field.founded')} hint={text('field.foundedHint')} optional />
          <TextField name="employees" label={text('field.employees')} hint={text('field.employeesHint')} optional />
          <TextField name="location" label={text('field.location')} optional />
          <TextField
            name="website"
            type="url"
            label={text('field.website')}
            hint={text('field.websiteHint')}
            autoComplete="url"
            optional
          />
        </Pair>
        <TextArea name="culture" label={text('field.culture')} hint={text('field.cultureHint')} rows={4} optional />
        <TextArea name="benefits" label={text('field.benefits')} hint={text('field.benefitsHint')} rows={4} optional />
        <TextField name="video_url" type="url" label={text('field.video')} hint={text('field.videoHint')} optional />
        <KeepTyped<CompanyValues> saved={companyValues(company)} onTyped={(now) => onTyped(now, conflict.version)} />
        <CompanyFormActions isNew={company === null} isTyped={typed !== null} onCancel={onCancel} onDirty={onDirty} />
      </Form>
    </Box>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
