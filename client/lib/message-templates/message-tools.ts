import type {
  MessagePreview,
  MessageTemplate,
  PreviewMessageRequest,
} from '@modules/applications/http/message-templates.contract';

export interface MessageTools {
  /** The team's templates, by name. */
  readonly templates: readonly MessageTemplate[];
  /** Throws the errors of the API client. */
  readonly preview: (request: PreviewMessageRequest) => Promise<MessagePreview>;
}
