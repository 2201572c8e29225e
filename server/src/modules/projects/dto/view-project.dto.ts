import { SessionId } from '../../../common/validation/text.decorator.js';

export class ViewProjectDto {
  /** The browser's session, made by it at random. */
  @SessionId()
  sessionId: string;
}

export class ViewCountDto {
  viewCount: number;
}
