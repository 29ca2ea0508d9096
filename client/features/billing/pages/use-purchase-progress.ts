import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Purchase } from '@modules/billing/http/billing.contract';
import { loadable, type Loadable } from '../../../lib/loadable';
import { invalidateAfterChange } from '../../../lib/query-client';
import { usePurchase } from '../api/get-purchase';

const ASK_AGAIN_MS = 2_000;
/** After this time the purchase is polled less often. */
const PATIENCE_MS = 60_000;
const SLOW_ASK_AGAIN_MS = 15_000;

export interface PurchaseProgress {
  readonly purchase: Loadable<Purchase>;
  readonly isSlow: boolean;
  readonly checkAgain: () => void;
}

/** Polls a purchase until its payment is settled, then reads the balance again everywhere. */
export function usePurchaseProgress(purchaseId: string | null): PurchaseProgress {
  const client = useQueryClient();
  const [settled, setSettled] = useState<string | null>(null);
  const [slow, setSlow] = useState<string | null>(null);
  const isSlow = purchaseId !== null && slow === purchaseId;
  const isSettled = purchaseId !== null && settled === purchaseId;
  const read = usePurchase(purchaseId, isSettled ? false : isSlow ? SLOW_ASK_AGAIN_MS : ASK_AGAIN_MS);
  const status = read.data?.status;

  if (purchaseId !== null && !isSettled && status !== undefined && status !== 'AWAITING_PAYMENT') {
    setSettled(purchaseId);
  }
  useEffect(() => {
    if (settled !== null) void invalidateAfterChange(client, '/api/subscriptions');
  }, [client, settled]);

  useEffect(() => {
    if (purchaseId === null) return undefined;
    const timer = setTimeout(() => setSlow(purchaseId), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [purchaseId]);

  return { purchase: loadable(read), isSlow, checkAgain: () => void read.refetch() };
}
