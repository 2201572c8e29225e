import { ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from './error-envelope.dto.js';

/** Documents that the call can be refused, and why. */
export const Refuses = (status: number, description: string): MethodDecorator =>
  ApiResponse({ status, type: ErrorEnvelope, description });
