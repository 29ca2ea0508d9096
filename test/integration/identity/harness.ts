export * from '../../http/identity/harness.js';
