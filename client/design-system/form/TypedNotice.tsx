import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';

export interface TypedNoticeProps {
  /** Start again from what is saved. */
  readonly onForget?: (() => void) | undefined;
}

/** Above a form that starts with what was typed earlier and never saved. */
export function TypedNotice({ onForget }: TypedNoticeProps) {
  const text = useUiText();
  return (
    <Notice
      tone="info"
      title={text('typed.title')}
      action={
        <Button variant="text" onClick={onForget}>
          {text('typed.forget')}
        </Button>
      }
    >
      {text('typed.sentence')}
    </Notice>
  );
}
