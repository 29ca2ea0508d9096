import { useState } from 'react';
import type { CreateEncoderRequest, EncoderAnswer, EncoderCreated } from '@modules/media/http/encoders.contract';
import { Button } from '../../../design-system/Button/Button';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { AddEncoderDialog } from '../components/AddEncoderDialog';
import { BackOfficePath } from '../components/BackOfficePath';
import { CardList, type Growing } from '../components/CardList';
import { EncoderCard } from '../components/EncoderCard';
import { EncoderTokenDialog } from '../components/EncoderTokenDialog';
import { useBackOfficeText } from '../messages/use-back-office-text';

export interface EncodersViewProps extends Growing<EncoderAnswer> {
  /** Address of this site. */
  readonly site: string;
  readonly onAdd: (request: CreateEncoderRequest) => Promise<EncoderCreated>;
  readonly onRevoke: (id: string) => Promise<void>;
}

/** Encoders on other machines, with the operator's actions. */
export function EncodersView({ site, onAdd, onRevoke, ...growing }: EncodersViewProps) {
  const text = useBackOfficeText();
  const [isAdding, setAdding] = useState(false);
  const [created, setCreated] = useState<EncoderCreated | null>(null);
  const [revoking, setRevoking] = useState<EncoderAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const revoke = async (): Promise<void> => {
    if (!revoking) return;
    setBusy(true);
    try {
      await onRevoke(revoking.id);
    } finally {
      setBusy(false);
      setRevoking(null);
    }
  };
  return (
    <Page>
      <PageHeader
        title={text('encoders.title')}
        lead={text('encoders.lead')}
        breadcrumbs={<BackOfficePath here={text('encoders.title')} />}
        actions={<Button onClick={() => setAdding(true)}>{text('encoders.add')}</Button>}
      />
      <CardList {...growing} empty={{ title: text('encoders.empty'), sentence: text('encoders.empty.sentence') }}>
        {(encoder) => <EncoderCard key={encoder.id} encoder={encoder} onRevoke={setRevoking} />}
      </CardList>
      <AddEncoderDialog
        open={isAdding}
        onAdd={async (request) => {
          setCreated(await onAdd(request));
          setAdding(false);
        }}
        onClose={() => setAdding(false)}
      />
      <EncoderTokenDialog created={created} site={site} onClose={() => setCreated(null)} />
      <ConfirmDialog
        open={revoking !== null}
        title={text('encoders.revokeTitle')}
        confirmLabel={text('encoders.revoke')}
        danger
        busy={isBusy}
        onConfirm={() => void revoke()}
        onCancel={() => setRevoking(null)}
      >
        {text('encoders.revokeEffect')}
      </ConfirmDialog>
    </Page>
  );
}
