import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const ONCE_PER_CLICK = 'once-per-click';

/** How long the same request without a key counts as the same click (milliseconds). */
export const CLICK_MS = 10_000;

/**
 * For an act that costs something and may rightly be done again. Without an `Idempotency-Key`, the same request of the same
 * caller within ten seconds is the same click: it gets the first answer, or 409 while the first still runs.
 */
export const OncePerClick = (): CustomDecorator => SetMetadata(ONCE_PER_CLICK, true);
