import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { useErrorText } from '../../../../lib/error-text';
import { useAuthText } from '../../messages/use-auth-text';

type Role = 'JOB_SEEKER' | 'RECRUITER';

export interface DemoDoorsProps {
  readonly roles: readonly Role[];
  readonly sentence: string;
  readonly onEnter: (role: Role) => Promise<void>;
  /** Shown instead if the demo is off. */
  readonly otherwise?: ReactNode;
}

/** One-click sign-in with the demo accounts. */
export function DemoDoors({ roles, sentence, onEnter, otherwise }: DemoDoorsProps) {
  const text = useAuthText();
  const errorText = useErrorText();
  const [entering, setEntering] = useState<Role | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const enter = async (role: Role): Promise<void> => {
    setEntering(role);
    setProblem(null);
    try {
      await onEnter(role);
    } catch (error) {
      setProblem(error);
    } finally {
      setEntering(null);
    }
  };
  return (
    <Box
      component="section"
      aria-label={text('demo.title')}
      sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'line.main', pt: 3 }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h4" component="h2">
          {text('demo.title')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sentence}
        </Typography>
      </Box>
      {problem !== null && (
        <Box role="alert">
          <Notice tone="danger" title={text('demo.failed')} action={otherwise}>
            {errorText(problem)}
          </Notice>
        </Box>
      )}
      {roles.map((role) => (
        <Button
          key={role}
          fullWidth
          loading={entering === role}
          disabled={entering !== null && entering !== role}
          onClick={() => void enter(role)}
        >
          {text(role === 'RECRUITER' ? 'demo.recruiter' : 'demo.seeker')}
        </Button>
      ))}
    </Box>
  );
}
