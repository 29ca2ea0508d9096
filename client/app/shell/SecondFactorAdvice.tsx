import { Button } from '../../design-system/Button/Button';
import { Notice } from '../../design-system/Notice/Notice';
import { paths } from '../../lib/paths';
import { useAppText } from '../messages/use-app-text';

/** Advises an operator to turn on two-step sign-in; it is not required. */
export function SecondFactorAdvice({ onClose }: { readonly onClose: () => void }) {
  const text = useAppText();
  return (
    <Notice
      tone="warning"
      title={text('secondFactor.title')}
      action={
        <Button variant="text" href={paths.settingsSection('two-step')}>
          {text('secondFactor.action')}
        </Button>
      }
      onClose={onClose}
    >
      {text('secondFactor.sentence')}
    </Notice>
  );
}
