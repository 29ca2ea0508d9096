export { defineEvent, type EventDefinition } from './define-event.js';
export { type DeadLetter, DeadLetters } from './list-dead-letters.query.js';
export { type WaitingItem, WaitingWork } from './list-waiting-work.query.js';
export { type DeadLetterName, RetryDeadLetter } from './retry-dead-letter.js';
export { type EnqueueOptions, Outbox } from './outbox.js';
export { OutboxModule } from './outbox.module.js';
export { OutboxOverview } from './outbox-overview.query.js';
export { OutboxRelayModule } from './outbox-relay.module.js';
