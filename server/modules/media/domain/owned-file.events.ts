import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** A picture or a document is gone for everybody; what is stored of it goes next. */
export const fileRemoved = defineEvent('media.file-removed', z.object({ file_id: z.uuid(), owner_id: z.uuid() }));
