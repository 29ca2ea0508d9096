import { useNavigate } from 'react-router';
import { Button } from '../../design-system/Button/Button';
import { type DemoRole, enterDemo } from '../../features/auth/api/enter-demo';
import { DemoDoors } from '../../features/auth/components/DemoDoors/DemoDoors';
import { useInquiryText } from '../../features/inquiry/messages/use-inquiry-text';
import { ContactPage } from '../../features/inquiry/pages/ContactPage';
import { useClientConfig } from '../../lib/client-config';
import { homePath, paths } from '../../lib/paths';
import { useSession } from '../../lib/session/use-session';

/** The contact page. In demo mode it also links visitors to the demo accounts. */
export function ContactCompanyPage() {
  const text = useInquiryText();
  const navigate = useNavigate();
  const isVisitor = useSession().status === 'signed-out';
  const isDemo = useClientConfig()?.demo_mode === true;
  const enter = async (role: DemoRole): Promise<void> => {
    await enterDemo(role);
    await navigate(homePath(role));
  };
  const demo = isDemo && isVisitor && (
    <DemoDoors
      roles={['RECRUITER']}
      sentence={text('demo.sentence')}
      onEnter={enter}
      otherwise={<Button href={`${paths.register}?type=recruiter`}>{text('demo.register')}</Button>}
    />
  );
  return <ContactPage demo={demo} />;
}
