import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const ONCE_PER_CLICK = 'once-per-click';

/** How long equal requests without a key count as one click (milliseconds). */
export const CLICK_MS = 10_000;

/**
 * For a paid action that may be repeated on purpose. Without an `Idempotency-Key`, an equal request of the caller within ten
 * seconds is the same click: it gets the first answer, or 409 while the first runs.
 */
export const OncePerClick = (): CustomDecorator => SetMetadata(ONCE_PER_CLICK, true);
