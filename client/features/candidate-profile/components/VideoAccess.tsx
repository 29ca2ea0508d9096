import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PresentationKind } from '@modules/identity/http/candidates.contract';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { useUiText } from '../../../design-system/messages/use-ui-text';
import { PricedButton } from '../../../design-system/priced-button/PricedButton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useCandidateText } from '../messages/use-candidate-text';

/** Access to one video of a masked profile, for credits. */
export interface VideoAccess {
  /** In credits; undefined while loading. */
  readonly price: number | undefined;
  readonly available: number | undefined;
  /** Videos that the company has paid for; undefined while loading. */
  readonly bought?: readonly string[] | undefined;
  /** Returns the credits charged; 0 if the company already has access. Throws the errors of the API client. */
  readonly onBuy: (videoId: string) => Promise<number>;
}

export interface BuyVideoProps {
  readonly videoId: string;
  readonly kind: PresentationKind;
  readonly title: string;
  readonly access: VideoAccess;
  readonly onBought: () => void;
}

/** Explains, before any credit is spent, that a video reveals the person's identity. */
export function BuyVideo({ videoId, kind, title, access, onBought }: BuyVideoProps) {
  const text = useCandidateText();
  const ui = useUiText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const { price, available, onBuy } = access;
  const isVideo = kind === 'VIDEO';
  const see = text(kind === 'VIDEO' ? 'access.see' : `access.see.${kind}`);
  const buy = async (): Promise<void> => {
    setSending(true);
    try {
      const charged = await onBuy(videoId);
      toasts.success(
        charged === 0
          ? text('access.alreadyPaid')
          : text(isVideo ? 'access.paid' : 'access.paidOther', { count: charged }),
      );
      setAsking(false);
      onBought();
    } catch (error) {
      toasts.error(`${text(isVideo ? 'access.failed' : 'access.failedOther')} ${errorText(error)}`);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <PricedButton
        variant="secondary"
        dense
        price={price}
        available={available}
        onClick={() => setAsking(true)}
        aria-haspopup="dialog"
      >
        {see}
      </PricedButton>
      <ConfirmDialog
        open={isAsking}
        title={text('access.title', { title })}
        confirmLabel={`${see} · ${ui('price.credits', { count: price ?? 0 })}`}
        busy={isSending}
        onConfirm={() => void buy()}
        onCancel={() => setAsking(false)}
      >
        <Typography sx={{ mb: 1, color: 'text.primary' }}>
          {text(kind === 'VIDEO' ? 'access.warning' : `access.warning.${kind}`)}
        </Typography>
        <Typography>{text(isVideo ? 'access.told' : 'access.toldOther')}</Typography>
      </ConfirmDialog>
    </>
  );
}
