import { SessionId } from '../../../common/validation/session-id.decorator.js';

export class ViewProjectDto {
  /** The browser's session, made by it at random. */
  @SessionId()
  sessionId: string;
}

export class ViewCountDto {
  viewCount: number;
}
