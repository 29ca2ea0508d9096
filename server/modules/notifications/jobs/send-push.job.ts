import { PushRefused } from '../../../platform/push/push-sender.js';
import {
  HandlesJob,
  type JobHandler,
  type JobOutcome,
  type PayloadOf,
  UnrecoverableJob,
} from '../../../platform/queue/index.js';
import { SendPush } from '../use-cases/send-push.js';
import { SettlePush } from '../use-cases/settle-push.js';
import { sendPush } from './send-push.definition.js';

type Payload = PayloadOf<typeof sendPush>;

@HandlesJob(sendPush)
export class SendPushJob implements JobHandler<typeof sendPush> {
  constructor(
    private readonly send: SendPush,
    private readonly settle: SettlePush,
  ) {}

  async handle({ notification_id: id, device_id: deviceId }: Payload): Promise<JobOutcome> {
    try {
      return (await this.send.execute(id, deviceId)) ? 'done' : 'skipped';
    } catch (error) {
      if (!(error instanceof PushRefused)) throw error;
      await this.settle.execute(id, deviceId, 'REFUSED', error.message);
      throw new UnrecoverableJob(error.message);
    }
  }

  async exhausted({ notification_id: id, device_id: deviceId }: Payload, error: Error): Promise<void> {
    await this.settle.execute(id, deviceId, 'GIVEN_UP', error.message);
  }
}
