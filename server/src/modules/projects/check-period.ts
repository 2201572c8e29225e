import { validationError } from '../../common/errors/api-exception.js';
import type { Project } from './project.entity.js';

/** @throws ApiException 400 where work ended before it began */
export function checkPeriod({
  startMonth,
  completionMonth,
}: Pick<Project, 'startMonth' | 'completionMonth'>): void {
  if (!startMonth || !completionMonth || startMonth <= completionMonth) return;
  const message = `completionMonth must not be before startMonth, ${startMonth}.`;
  throw validationError([{ field: 'completionMonth', message }]);
}
