import { companyVideoCategories, companyVideoDescriptionMax } from '@modules/companies/http/company-videos.contract';
import { SelectField } from '../../../design-system/form/SelectField';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { useCompanyText } from '../messages/use-company-text';

/** Fields of a gallery video, new or existing. */
export function EntryFields() {
  const text = useCompanyText();
  return (
    <>
      <TextField name="title" label={text('entry.title')} />
      <SelectField
        name="video_category"
        label={text('entry.category')}
        options={companyVideoCategories.map((value) => ({ value, label: text(`category.${value}`) }))}
      />
      <TextArea
        name="description"
        label={text('entry.description')}
        rows={2}
        maxLength={companyVideoDescriptionMax}
        optional
      />
      <SwitchField name="is_public" label={text('entry.public')} hint={text('entry.publicHint')} />
    </>
  );
}
