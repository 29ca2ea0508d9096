import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { paths } from '../../../lib/paths';
import { makeLink } from '../api/share-links';
import { useSharesText } from '../messages/use-shares-text';
import { type PersonToShare, ShareDialog } from './ShareDialog';

/** Opens the dialog that creates a link to these people. */
export function ShareButton({ people }: { readonly people: readonly PersonToShare[] }) {
  const text = useSharesText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button disabled={people.length === 0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('share')}
      </Button>
      <ShareDialog
        key={people.map(({ id }) => id).join(' ')}
        open={isOpen}
        people={people}
        onMake={async (request) => {
          const { token } = await makeLink(request);
          return `${window.location.origin}${paths.sharedLink(token)}`;
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
