import Box from '@mui/material/Box';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { TypedNotice } from '../../../design-system/form/TypedNotice';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { PhotoField } from '../../../design-system/PhotoField/PhotoField';
import { paths } from '../../../lib/paths';
import { CompletenessCard } from '../components/CompletenessCard/CompletenessCard';
import { OwnPlaces } from '../components/LinkList/OwnPlaces';
import type { MissingPart } from '../domain/missing-parts';
import { EditorForm, type EditorFormProps } from '../forms/EditorForm';
import { EditorPart } from '../forms/EditorPart';
import { useProfileText } from '../messages/use-profile-text';

export interface EditProfileViewProps extends EditorFormProps {
  readonly percent: number | undefined;
  readonly missing: readonly MissingPart[];
  /** The posting that the person came from, to apply; null if none. */
  readonly jobHref?: string | null;
  readonly onPhoto: (photo: Blob) => Promise<void>;
  readonly onRemovePhoto: () => Promise<void>;
}

/**
 * The profile editor; each part says who sees it and when. Photo and résumé are saved separately, the rest together.
 */
export function EditProfileView({
  percent,
  missing,
  jobHref = null,
  onPhoto,
  onRemovePhoto,
  ...form
}: EditProfileViewProps) {
  const text = useProfileText();
  const { user, typed, onForget } = form;
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs items={[{ label: text('title'), href: paths.profile }, { label: text('editor.title') }]} />
        }
        title={text('editor.title')}
        lead={text('editor.lead')}
        actions={<Button href={paths.profilePreview}>{text('editor.preview')}</Button>}
      />
      <Columns
        side="end"
        aside={
          <Box sx={{ display: 'grid', gap: 3 }}>
            <CompletenessCard percent={percent} missing={missing} />
            <OwnPlaces />
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
          {jobHref !== null && (
            <Notice tone="info" action={<Button href={jobHref}>{text('editor.toJob')}</Button>}>
              {text('editor.forJob')}
            </Notice>
          )}
          {typed !== null && <TypedNotice onForget={onForget} />}
          <EditorPart part="photo">
            <PhotoField name={user.full_name} src={user.avatar_url} onSave={onPhoto} onRemove={onRemovePhoto} />
          </EditorPart>
          <EditorForm key={typed === null ? 'saved' : 'typed'} {...form} />
        </Box>
      </Columns>
    </Page>
  );
}
