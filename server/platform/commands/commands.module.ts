import { Global, Module } from '@nestjs/common';
import { CommandKernel } from './command-kernel.js';
import { CommandResults } from './command-results.js';
import { Locks } from './locks.js';
import { SweepCommandResultsJob } from './sweep-command-results.job.js';

/** Runs writes: one transaction for key, locks, rows and events. */
@Global()
@Module({
  providers: [CommandKernel, CommandResults, Locks, SweepCommandResultsJob],
  exports: [CommandKernel, CommandResults, Locks],
})
export class CommandsModule {}
