import {
  ShareLinkFeedbackSchema,
  ShareLinkPersonSchema,
  ShareLinkSchema,
  ShareLinkViewSchema,
} from '../domain/share-link.entity.js';

export const entities = [ShareLinkSchema, ShareLinkPersonSchema, ShareLinkFeedbackSchema, ShareLinkViewSchema];
