import { MatchAuditSchema } from '../domain/match-audit.entity.js';
import { MatchSchema } from '../domain/match.entity.js';
import { MatchReviewSchema } from '../domain/match-review.entity.js';
import { MatchSubjectSchema } from '../domain/match-subject.entity.js';

export const entities = [MatchSchema, MatchAuditSchema, MatchReviewSchema, MatchSubjectSchema];
