import { Global, Module } from '@nestjs/common';
import { CommandKernel } from './command-kernel.js';
import { CommandResults } from './command-results.js';
import { Locks } from './locks.js';
import { SweepCommandResultsJob } from './sweep-command-results.job.js';

/** How writes run: one transaction for the key, the locks, the rows and the events. */
@Global()
@Module({
  providers: [CommandKernel, CommandResults, Locks, SweepCommandResultsJob],
  exports: [CommandKernel, CommandResults, Locks],
})
export class CommandsModule {}
