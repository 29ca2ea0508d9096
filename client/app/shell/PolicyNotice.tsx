import { useState } from 'react';
import { Button } from '../../design-system/Button/Button';
import { Notice } from '../../design-system/Notice/Notice';
import { paths } from '../../lib/paths';
import { isPolicyNew, rememberPolicy } from '../../lib/privacy-policy';
import { useAppText } from '../messages/use-app-text';

/** Tells people with an older account that the privacy policy has changed, and how, until they close it. */
export function PolicyNotice({ accountCreatedAt }: { readonly accountCreatedAt: string }) {
  const text = useAppText();
  const [isClosed, setClosed] = useState(false);
  if (isClosed || !isPolicyNew(accountCreatedAt, localStorage)) return null;
  return (
    <Notice
      tone="info"
      title={text('policy.title')}
      action={
        <Button variant="text" href={paths.privacyPolicy}>
          {text('policy.read')}
        </Button>
      }
      onClose={() => {
        rememberPolicy(localStorage);
        setClosed(true);
      }}
    >
      {text('policy.change')}
    </Notice>
  );
}
