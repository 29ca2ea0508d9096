import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SsoSettings } from '@modules/sso/http/sso-settings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Notice } from '../../../design-system/Notice/Notice';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

export interface TestCardProps {
  readonly settings: SsoSettings;
  readonly onTest: () => Promise<void>;
}

/** The owner signs in once with the provider before anybody else can. */
export function TestCard({ settings: { tested_at: testedAt }, onTest }: TestCardProps) {
  const text = useCompanySignInText();
  const errorText = useErrorText();
  const language = useLanguage();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const test = async (): Promise<void> => {
    setLeaving(true);
    setProblem(null);
    try {
      await onTest();
    } catch (error) {
      setProblem(error);
      setLeaving(false);
    }
  };
  return (
    <Card
      as="section"
      title={text('test.title')}
      titleLevel={2}
      badge={
        testedAt === null ? (
          <StateBadge tone="warning">{text('test.needed')}</StateBadge>
        ) : (
          <StateBadge tone="success">{text('test.passed', { date: formatDate(testedAt, language) })}</StateBadge>
        )
      }
      actions={
        <Button
          {...(testedAt === null && { variant: 'primary' as const })}
          loading={isLeaving}
          onClick={() => void test()}
        >
          {text('test.start')}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('test.sentence')}</Typography>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && <Notice tone="danger">{errorText(problem)}</Notice>}
      </Box>
    </Card>
  );
}
