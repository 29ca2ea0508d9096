import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { type SectionName, sectionOf, sectionsOf } from '../domain/sections';
import { useSettingsText } from '../messages/use-settings-text';
import { AccountSection } from '../sections/AccountSection';
import { CalendarSection } from '../calendar/CalendarSection';
import { DataSection } from '../sections/DataSection';
import { DisplaySection } from '../sections/DisplaySection';
import { NotificationsSection } from '../sections/NotificationsSection';
import { PasskeysSection } from '../sections/PasskeysSection';
import { PrivacySection } from '../sections/PrivacySection';
import { SessionsSection } from '../sections/SessionsSection';
import { TwoStepSection } from '../sections/TwoStepSection';
import { SettingsView } from './SettingsView';

const contents: Readonly<Record<SectionName, ComponentType>> = {
  account: AccountSection,
  passkeys: PasskeysSection,
  'two-step': TwoStepSection,
  sessions: SessionsSection,
  notifications: NotificationsSection,
  calendar: CalendarSection,
  privacy: PrivacySection,
  display: DisplaySection,
  data: DataSection,
};

export function SettingsPage() {
  const text = useSettingsText();
  const user = useCurrentUser();
  const { section: asked } = useParams();
  const section = sectionOf(asked, user);
  useDocumentTitle(text(section === null ? 'title' : `${section}.title`));
  if (asked !== undefined && section === null) return <Navigate to={paths.settings} replace />;
  const Content = contents[section ?? 'account'];
  return (
    <SettingsView sections={sectionsOf(user)} section={section}>
      <Content />
    </SettingsView>
  );
}
