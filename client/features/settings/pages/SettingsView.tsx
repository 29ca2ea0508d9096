import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { layout } from '../../../design-system/theme/tokens';
import { paths } from '../../../lib/paths';
import { SettingsNav } from '../components/SettingsNav';
import type { SectionName } from '../domain/sections';
import { useSettingsText } from '../messages/use-settings-text';

export interface SettingsViewProps {
  readonly sections: readonly SectionName[];
  /** Section in the address; null at `/settings`, which shows the list on a phone and the first section elsewhere. */
  readonly section: SectionName | null;
  /** Content of the section; the first one's at `/settings`. */
  readonly children: ReactNode;
}

export function SettingsView({ sections, section, children }: SettingsViewProps) {
  const text = useSettingsText();
  const isIndex = section === null;
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          !isIndex && (
            <Box sx={{ display: { lg: 'none' } }}>
              <Breadcrumbs
                items={[{ label: text('title'), href: paths.settings }, { label: text(`${section}.title`) }]}
              />
            </Box>
          )
        }
        title={text(isIndex ? 'title' : `${section}.title`)}
        lead={text(isIndex ? 'lead' : `${section}.lead`)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${layout.aside}px minmax(0, 720px)` },
        }}
      >
        <Box
          sx={{
            display: { xs: isIndex ? 'block' : 'none', lg: 'block' },
            position: { lg: 'sticky' },
            top: layout.header + 24,
          }}
        >
          <SettingsNav sections={sections} current={section ?? sections[0] ?? null} />
        </Box>
        <Box sx={{ display: { xs: isIndex ? 'none' : 'grid', lg: 'grid' }, gap: 3, minWidth: 0 }}>{children}</Box>
      </Box>
    </Page>
  );
}
