import { ApplicationEventSchema } from '../domain/application-event.entity.js';
import { ApplicationSchema } from '../domain/application.entity.js';
import { ApplicationBulkItemSchema, ApplicationBulkSchema } from '../domain/bulk.entity.js';
import { InterviewSchema } from '../domain/interview.entity.js';
import { OfferSchema } from '../domain/offer.entity.js';

export const entities = [
  ApplicationSchema,
  ApplicationEventSchema,
  InterviewSchema,
  OfferSchema,
  ApplicationBulkSchema,
  ApplicationBulkItemSchema,
];
