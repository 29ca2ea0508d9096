import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A picture or document was removed; its stored content is deleted next. */
export const fileRemoved = defineEvent('media.file-removed', z.object({ file_id: z.uuid(), owner_id: z.uuid() }));
