import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';

export interface TypedNoticeProps {
  /** Discards the draft and starts again from the saved values. */
  readonly onForget?: (() => void) | undefined;
}

/** Tells that the form was filled with an unsaved draft. */
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
