import { ShortlistPersonSchema, ShortlistSchema } from '../domain/shortlist.entity.js';

export const entities = [ShortlistSchema, ShortlistPersonSchema];
